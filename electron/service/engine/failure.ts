/**
 * Why a call to the engine gave no answer. The first four are about the input of this one call;
 * UNAVAILABLE and CLOSED are about the engine, and say nothing against the input.
 */
export type EngineFailureReason = 'CRASHED' | 'TIMED_OUT' | 'TOO_LARGE' | 'ERROR' | 'UNAVAILABLE' | 'CLOSED';

export class EngineFailure extends Error {
  readonly reason: EngineFailureReason;

  constructor(reason: EngineFailureReason, message: string) {
    super(message);
    this.name = 'EngineFailure';
    this.reason = reason;
  }
}
