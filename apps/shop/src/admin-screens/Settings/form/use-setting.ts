import { createContext, useContext } from 'react';
import { useController } from 'react-hook-form';
import { settingId, type SettingProblems } from '../setting-errors.ts';

const ProblemsContext = createContext<SettingProblems>({});

/** Provides what the server refused to the fields. */
export const SettingProblemsProvider = ProblemsContext.Provider;

/** A setting in the form. */
interface Setting {
  readonly value: unknown;
  readonly set: (value: unknown) => void;
  /** Id and error of its field. */
  readonly shown: { readonly id: string; readonly error: string | undefined };
}

/** One setting of the form around this component. @param path such as `profile.name` or `navigation.0.label` */
export function useSetting(path: string): Setting {
  const problems = useContext(ProblemsContext);
  const { field } = useController({ name: `settings.${path}` });
  return { value: field.value, set: field.onChange, shown: { id: settingId(path), error: problems[path] } };
}

/** Whether the server refused something of a setting. @param path such as `couriers.0` */
export const useHasProblem = (path: string): boolean =>
  Object.keys(useContext(ProblemsContext)).some((refused) => refused.startsWith(`${path}.`));
