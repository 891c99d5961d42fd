import { describeAsked } from './tables.ts';

describeAsked('points on a licence', 'Other', ['No points on the licence', 'Clean licence'], {
  met: ['Driving licence: B, no points', 'Clean driving licence'],
  not_met: ['Driving licence: B, 3 points (SP30, 2025)'],
  not_stated: ['Driving licence: B', 'Scored 3 points a game for the works team'],
});

describeAsked(
  'points on a licence',
  'Other',
  ['No more than 6 penalty points', 'Up to 6 points on the licence'],
  {
    met: [
      'Driving licence: B, 3 points',
      'Licence: C, CE. Digital card. 3 points (SP30, 2025)',
      'Clean licence',
    ],
    not_met: ['Driving licence: B, 9 points'],
    not_stated: ['Driving licence: B'],
  },
);
