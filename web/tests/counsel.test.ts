import { describe, expect, it } from 'vitest';
import { Counsel } from '../src/lib/counsel.svelte';
import type { HintTold } from '../src/lib/protocol';

const step = (action: number): HintTold['plan'][number] => ({ action, label: { id: `move-${action}`, args: {}, rule: null } });
const told: HintTold = { moves: [{ action: 4, chance: 0.6 }, { action: 9, chance: 0.5 }], plan: [4, 7, 2].map(step), other: step(9), comparison: null };

function asked(): Counsel {
  const counsel = new Counsel();
  counsel.take(told, 10, false);
  return counsel;
}

describe('a plan that is followed', () => {
  it('shows its next step without asking again', () => {
    const counsel = asked();
    counsel.expect(4);
    counsel.follow(11, true);
    expect(counsel.next?.action).toBe(7);
    expect(counsel.of(7)?.chance).toBe(0.6);
    expect(counsel.of(9)).toBeNull();
  });

  it('says that there is only one move where that is so', () => {
    const counsel = new Counsel();
    counsel.take(told, 10, true);
    expect(counsel.isOnly).toBe(true);
    counsel.expect(4);
    counsel.follow(11, true);
    expect(counsel.isOnly).toBe(false);
  });

  it('is over after its last step', () => {
    const counsel = asked();
    for (const [number, action] of [[11, 4], [12, 7], [13, 2]] as const) {
      counsel.expect(action);
      counsel.follow(number, true);
    }
    expect(counsel.told).toBeNull();
  });

  it('is left by whoever plays something else', () => {
    const counsel = asked();
    counsel.expect(9);
    counsel.follow(11, true);
    expect(counsel.next).toBeNull();
  });

  it('does not outlive what somebody else does', () => {
    const counsel = asked();
    counsel.follow(11, false);
    expect(counsel.next).toBeNull();
  });
});
