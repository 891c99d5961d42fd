/**
 * Why a call to the engine gave no answer. The first four are about the input of this one call;
 * UNAVAILABLE and CLOSED are about the engine, and say nothing against the input.
 */
export type EngineFailureReason = 'CRASHED' | 'TIMED_OUT' | 'TOO_LARGE' | 'ERROR' | 'UNAVAILABLE' | 'CLOSED';

export class EngineFailure extends Error {
  readonly reason: EngineFailureReason;
  /** Somebody else ended the child (a task manager, a system short of memory): that says nothing against the input. */
  readonly from_outside: boolean;

  constructor(reason: EngineFailureReason, message: string, from_outside = false) {
    super(message);
    this.from_outside = from_outside;
    this.name = 'EngineFailure';
    this.reason = reason;
  }
}
