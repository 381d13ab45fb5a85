import type { AnyStateMachine } from 'xstate';
import * as everyday from './everyday.test-support.ts';
import * as processes from './processes.test-support.ts';
import * as screens from './screens.test-support.ts';

/** Machines that have nothing to do with this repository, by name. Between them they use every kind of state and event. */
export const foreignMachines: Readonly<Record<string, AnyStateMachine>> = { ...everyday, ...processes, ...screens };
