import { returnStages, returnSteps, type ReturnRequest } from '@kayal/api-contract/client';
import { isReturnEnded } from '@kayal/commerce-core';
import { describe, expect, it } from 'vitest';
import { legalReturnSteps, stepKeys } from './legal-return-steps.ts';

const request: ReturnRequest = {
  id: 'R1',
  entryNo: 'KY1',
  customerName: 'Asha Nair',
  stage: 'asked',
  wish: 'refund',
  wayBack: 'pickUp',
  askedAt: 0,
  sendBy: null,
  pickUpOn: null,
  pickUpAddress: '',
  note: '',
  refundable: 89_900,
  wayBackCharge: 0,
  parcel: null,
  isHeld: false,
  refund: null,
  lines: [],
  pictures: [],
  timeline: [],
};

describe('decisions', () => {
  it('those that the statechart allows, the usual one first', () => {
    const legal = (changes: Partial<ReturnRequest>) => legalReturnSteps({ ...request, ...changes });
    expect(legal({})).toEqual(['approve', 'decline']);
    expect(legal({ stage: 'approved' })).toEqual(['arrange', 'receive']);
    expect(legal({ stage: 'approved', wayBack: 'ownParcel' })).toEqual(['receive', 'arrange']);
    expect(legal({ stage: 'pickUpArranged' })).toEqual(['receive', 'arrange']);
    expect(legal({ stage: 'received' })).toEqual(['examine']);
    expect(legal({ stage: 'examined' })).toEqual(['refund', 'sendBack']);
    expect(legal({ stage: 'examined', wish: 'exchange', isHeld: true })).toEqual(['exchange', 'refund', 'sendBack']);
    expect(legal({ stage: 'examined', wish: 'replacement', isHeld: true })).toEqual(['replace', 'refund', 'sendBack']);
  });

  it('none at an end; a refund also where nothing was paid', () => {
    for (const stage of returnStages.filter(isReturnEnded)) expect(legalReturnSteps({ ...request, stage })).toEqual([]);
    expect(legalReturnSteps({ ...request, stage: 'examined', refundable: 0 })).toEqual(['refund', 'sendBack']);
  });

  it('each has a key of its own, beside J and K', () => {
    const keys = returnSteps.map((step) => stepKeys[step]);
    expect(new Set([...keys, 'J', 'K']).size).toBe(returnSteps.length + 2);
  });
});
