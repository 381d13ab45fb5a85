import { verdicts, type ReturnRequest, type ReturnStepDetails, type Verdict } from '@kayal/api-contract/client';
import { Radio, RadioGroup } from '@kayal/design-system';
import { useRef, useState } from 'react';
import { lineText, verdictTexts } from '../return-texts.ts';
import { QuestionDialog, type QuestionProps } from './QuestionDialog.tsx';

interface ExamineQuestionProps extends QuestionProps<ReturnStepDetails> {
  readonly request: ReturnRequest;
}

/** Asks what was found in each line. Nothing is chosen before: only sellable pieces go back into stock. */
export function ExamineQuestion({ request, write, onTake, onClose }: ExamineQuestionProps) {
  const groups = useRef(new Map<number, HTMLDivElement>());
  const [found, setFound] = useState<ReadonlyMap<number, Verdict>>(new Map());
  const [isChecked, setIsChecked] = useState(false);
  const missing = request.lines.filter(({ lineNo }) => !found.has(lineNo));
  const first = {
    get current(): HTMLElement | null {
      return groups.current.get(request.lines[0]?.lineNo ?? 0)?.querySelector('button') ?? null;
    },
  };
  return (
    <QuestionDialog
      write={write}
      onClose={onClose}
      title="What came back?"
      description="Sellable pieces go back into stock; the others do not."
      confirmLabel="Save"
      initialFocus={first}
      onSubmit={() => {
        const [next] = missing;
        if (next === undefined) {
          return onTake({ verdicts: [...found].map(([lineNo, verdict]) => ({ lineNo, verdict })) });
        }
        setIsChecked(true);
        groups.current.get(next.lineNo)?.querySelector('button')?.focus();
      }}
    >
      {request.lines.map((line) => (
        <RadioGroup
          key={line.lineNo}
          ref={(group) => {
            if (group !== null) groups.current.set(line.lineNo, group);
          }}
          label={`${line.quantity} × ${lineText(line)}`}
          value={found.get(line.lineNo) ?? ''}
          error={isChecked && !found.has(line.lineNo) ? 'Choose what you found.' : undefined}
          onValueChange={(value) => {
            const verdict = verdicts.find((each) => each === value);
            if (verdict !== undefined) setFound(new Map(found).set(line.lineNo, verdict));
          }}
        >
          {verdicts.map((verdict) => (
            <Radio key={verdict} value={verdict}>
              {verdictTexts[verdict]}
            </Radio>
          ))}
        </RadioGroup>
      ))}
    </QuestionDialog>
  );
}
