import { describe, expect, it } from 'vitest';
import { asStory } from './as-story.test-support.ts';
import { firstDifference } from './entry-text.test-support.ts';
import { samples } from './samples/samples.test-support.ts';

describe('a recording as a story', () => {
  it('ends at the entry, and fails at what the journey expected', () => {
    const [story, recording] = asStory(samples.other, 5);
    expect(story?.name).toBe('AnOrderByAnotherMachine.stories.tsx');
    expect(story?.text).toContain('/** Ends after: click at button “Place Order” */');
    expect(story?.text).toContain("await expect(await screen.findByText('Your Order is Placed!')).toBeVisible();");
    expect(JSON.parse(recording?.text ?? '').entries).toHaveLength(6);
  });

  it('asks for a check where the journey’s has no equal', () => {
    const [story] = asStory({ ...samples.placed, failure: 'Test timeout of 120000ms exceeded.' }, 1);
    expect(story?.text).toContain('// Test timeout of 120000ms exceeded.');
    expect(story?.text).toContain('Write here what should be seen');
  });
});

describe('the first difference', () => {
  it('is the event that led to another state', () => {
    const index = firstDifference(samples.placed.entries, samples.other.entries);
    expect(samples.placed.entries[index ?? 0]).toMatchObject({ kind: 'machine', event: { type: 'order.place' } });
  });

  it('is none between recordings whose texts and times alone differ', () => {
    const { entries } = samples.placed;
    const later = entries.map((entry) => ({ ...entry, at: entry.at + 7 }));
    expect(firstDifference(entries, later)).toBeNull();
    expect(firstDifference(entries, entries.slice(0, 3))).toBe(3);
  });
});
