/* The fake's own `window.Razorpay`. It must work under a strict content security policy of the page that loads it. */
(() => {
  const { origin } = new URL(document.currentScript.src);

  function pageAddress(options) {
    const { key, order_id: orderId, amount, name, description, prefill = {}, retry = {} } = options;
    const fields = { key, amount, name, description, ...prefill, host: window.location.origin };
    if (options.callback_url) fields.callback_url = new URL(options.callback_url, document.baseURI).href;
    if (options.redirect === true) fields.redirect = 'true';
    if (retry === false || retry.enabled === false) fields.retry = 'false';
    const given = Object.entries(fields).filter(([, value]) => value !== undefined && value !== null);
    const query = new URLSearchParams(given.map(([field, value]) => [field, String(value)]));
    return `${origin}/checkout/${encodeURIComponent(orderId)}?${query}`;
  }

  function showFrame(address) {
    const frame = document.createElement('iframe');
    frame.title = 'Payment';
    frame.src = address;
    // Properties, because a style attribute would be refused by the page's policy.
    Object.assign(frame.style, {
      position: 'fixed',
      inset: '0',
      width: '100%',
      height: '100%',
      border: '0',
      zIndex: '2147483647',
      colorScheme: 'normal',
    });
    frame.addEventListener('load', () => frame.focus());
    document.body.append(frame);
    return frame;
  }

  window.Razorpay = class {
    #options;
    #listeners = [];
    #frame = null;
    #focused = null;
    #overflow = '';

    constructor(options) {
      if (!options?.key) throw new Error('No key passed');
      this.#options = options;
    }

    on(event, listener) {
      this.#listeners.push([event, listener]);
      return this;
    }

    open() {
      const address = pageAddress(this.#options);
      if (this.#options.redirect === true && this.#options.callback_url) {
        window.location.assign(address);
        return this;
      }
      if (this.#frame) return this;
      this.#focused = document.activeElement;
      this.#overflow = document.body.style.overflow;
      document.body.style.overflow = 'hidden';
      this.#frame = showFrame(address);
      window.addEventListener('message', this.#hear);
      return this;
    }

    close() {
      window.removeEventListener('message', this.#hear);
      this.#frame?.remove();
      this.#frame = null;
      document.body.style.overflow = this.#overflow;
      this.#focused?.focus?.();
    }

    #hear = ({ origin: from, source, data }) => {
      if (from !== origin || source !== this.#frame?.contentWindow) return;
      if (data.type === 'paid') {
        this.close();
        this.#options.handler?.(data.response);
      } else if (data.type === 'failed') {
        if (data.isLast) this.close();
        for (const [event, listener] of this.#listeners) if (event === 'payment.failed') listener(data);
      } else if (data.type === 'dismissed') {
        this.close();
        this.#options.modal?.ondismiss?.();
      }
    };
  };
})();
