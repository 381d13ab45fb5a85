const missing: readonly number[] = [404, 405, 501];

/** Whether a refusal may mean that the server does not have the call: another server has only the specified ones. */
export const isMissingCall = (status: number): boolean => missing.includes(status);
