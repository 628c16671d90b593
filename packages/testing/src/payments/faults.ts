/** A failure of the provider's own API. */
export interface Fault {
  /** The beginning of method and path, like `POST /v1/orders`; empty for every request. */
  request: string;
  /** `timeout` never answers; `disconnect` closes the connection. */
  answer: 429 | 500 | 502 | 503 | 'timeout' | 'disconnect';
  times: number;
  /** True: the request takes effect and only its answer is lost. */
  isCarriedOut?: boolean;
}

export class Faults {
  readonly list: Fault[] = [];

  add(fault: Fault): void {
    this.list.push({ ...fault });
  }

  /** The fault for this request, which is then used up once. */
  take(request: string): Fault | undefined {
    const fault = this.list.find((each) => each.times > 0 && request.startsWith(each.request));
    if (fault) fault.times -= 1;
    return fault;
  }

  clear(): void {
    this.list.length = 0;
  }
}
