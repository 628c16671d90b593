import { payMelawaContract } from '@suchi/contracts/melawa';
import { useMutation } from '@tanstack/react-query';
import { api } from '../../../shared/api/api.ts';
import { paymentPath } from '../../../shared/config/paths.ts';
import { errorWords } from '../../../shared/i18n/error-words.ts';
import { useNavigate } from '../../../shared/router/hooks.ts';
import { showToast } from '../../../shared/ui/toast.ts';

/** Begins the purchase or continues it, and goes to its page, which opens the checkout. */
export function usePayFee() {
  const navigate = useNavigate();
  const { mutate, isPending } = useMutation({
    mutationFn: (amount: number) => api.call(payMelawaContract, { amount }),
    onSuccess: (payment) => void navigate(paymentPath(payment.id, { pay: true })),
    onError: (error) => showToast({ message: errorWords(error).join(' '), tone: 'error' }),
  });
  return { pay: (amount: number) => mutate(amount), isPaying: isPending };
}
