import { useMutation } from '@tanstack/react-query';
import { paymentPath } from '../../../shared/config/paths.ts';
import { errorWords } from '../../../shared/i18n/error-words.ts';
import { useNavigate } from '../../../shared/router/hooks.ts';
import { showToast } from '../../../shared/ui/toast.ts';
import { payMelawa } from '../api/melawa-queries.ts';

/** Begins the purchase, and goes to its page, which opens the checkout. */
export function usePayFee() {
  const navigate = useNavigate();
  const { mutate, isPending } = useMutation({
    mutationFn: payMelawa,
    onSuccess: (payment) => void navigate(paymentPath(payment.id, { pay: true })),
    onError: (error) => showToast({ message: errorWords(error).join(' '), tone: 'error' }),
  });
  return { pay: (amount: number) => mutate(amount), isPaying: isPending };
}
