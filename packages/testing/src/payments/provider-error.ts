/** A refusal in the provider's own words and shape. */
export class ProviderError extends Error {
  readonly status: number;
  readonly field: string | undefined;

  constructor(status: number, description: string, field?: string) {
    super(description);
    this.status = status;
    this.field = field;
  }

  get body(): unknown {
    return {
      error: {
        code: this.status >= 500 ? 'SERVER_ERROR' : 'BAD_REQUEST_ERROR',
        description: this.message,
        source: this.field === undefined ? 'NA' : 'business',
        step: this.field === undefined ? 'NA' : 'payment_initiation',
        reason: this.field === undefined ? 'NA' : 'input_validation_failed',
        metadata: {},
        ...(this.field === undefined ? {} : { field: this.field }),
      },
    };
  }
}

export function refuse(description: string, field?: string): never {
  throw new ProviderError(400, description, field);
}

export function found<Item>(item: Item | undefined): Item {
  return item ?? refuse('The id provided does not exist');
}
