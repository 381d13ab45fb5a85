import { createContext, useContext, useEffect } from 'react';
import { useController, useFormContext } from 'react-hook-form';
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
  const name = `settings.${path}`;
  const { field } = useController({ name });
  const { getValues, setValue } = useFormContext();
  const { value } = field;
  // The form tells fields of changes once they are mounted: a picture that arrived while this one was being drawn is not shown.
  useEffect(() => {
    const current: unknown = getValues(name);
    if (typeof current === 'string' && current !== value) setValue(name, current);
  }, [getValues, name, setValue, value]);
  return { value, set: field.onChange, shown: { id: settingId(path), error: problems[path] } };
}

/** Whether the server refused something of a setting. @param path such as `couriers.0` */
export const useHasProblem = (path: string): boolean =>
  Object.keys(useContext(ProblemsContext)).some((refused) => refused.startsWith(`${path}.`));
