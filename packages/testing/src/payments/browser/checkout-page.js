/* The buttons of the fake's payment page, in a frame or as a page of its own. */
(() => {
  const { order, host, callbackUrl, redirect, retry } = document.querySelector('main').dataset;
  const isRedirect = redirect === 'true';
  const status = document.querySelector('[role="status"]');
  const buttons = [...document.querySelectorAll('button')];

  const tell = (message) => window.parent.postMessage(message, host);

  /** Without the frame, the result travels as a form. */
  function submitForm(fields) {
    const form = document.createElement('form');
    Object.assign(form, { method: 'POST', action: callbackUrl, target: '_top' });
    for (const [name, value] of Object.entries(fields)) {
      const input = document.createElement('input');
      Object.assign(input, { type: 'hidden', name, value: value ?? '' });
      form.append(input);
    }
    document.body.append(form);
    form.submit();
  }

  async function attempt(outcome) {
    const method = document.querySelector('select').value;
    const response = await fetch(`/checkout/${order}/pay`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ outcome, method }),
    });
    const body = await response.json();
    if (!response.ok) throw new Error(body.error.description);
    return body;
  }

  function succeed({ response }) {
    if (callbackUrl) submitForm(response);
    else tell({ type: 'paid', response });
  }

  function giveUp({ error }) {
    if (isRedirect) {
      const { metadata, ...fields } = error;
      const named = Object.entries(fields).map(([name, value]) => [`error[${name}]`, value]);
      submitForm({ ...Object.fromEntries(named), 'error[metadata]': JSON.stringify(metadata) });
    } else {
      tell({ type: 'failed', error, isLast: retry === 'false' });
      say('The payment failed. You can try again.');
    }
  }

  function say(words, canGoOn = true) {
    status.textContent = words;
    for (const button of buttons) button.disabled = !canGoOn && button.value !== 'close';
  }

  async function waitForBank(paymentId) {
    say('Waiting for the bank. Capture or fail this payment on the provider’s page, or close.', false);
    const response = await fetch(`/checkout/${order}/payments/${paymentId}`);
    const result = await response.json();
    if (result.status === 'captured') succeed(result);
    else if (result.status === 'failed') giveUp(result);
    else setTimeout(() => void waitForBank(paymentId), 500);
  }

  const actions = {
    pay: async () => succeed(await attempt('captured')),
    fail: async () => giveUp(await attempt('failed')),
    'pay-after-failing': async () => {
      const { error } = await attempt('failed');
      if (!isRedirect) tell({ type: 'failed', error, isLast: false });
      succeed(await attempt('captured'));
    },
    slow: async () => waitForBank((await attempt('created')).paymentId),
    kill: async () => {
      await attempt('captured');
      say('Paid. The shop’s page was told nothing. Close this window now.', false);
    },
    close: async () => {
      const { error } = document.querySelector('main').dataset;
      if (isRedirect) giveUp({ error: JSON.parse(error) });
      else tell({ type: 'dismissed' });
    },
  };

  async function press(name) {
    say('', false);
    try {
      await actions[name]();
    } catch (error) {
      say(error.message);
    }
  }

  for (const button of buttons) button.addEventListener('click', () => void press(button.value));
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') void press('close');
  });
})();
