import { addActivities } from './activities.ts';
import { CARE_AND_CRAFTS } from './activities/care_and_crafts.ts';
import { MACHINES_AND_GOODS } from './activities/machines_and_goods.ts';
import { MEDIA_AND_MINDS } from './activities/media_and_minds.ts';
import { MORE_TRADES } from './activities/more_trades.ts';
import { OFFICES_AND_KITCHENS } from './activities/offices_and_kitchens.ts';
import { categoryInGerman } from './categories.ts';
import { CATEGORIES_OF_TRADES } from './categories_of_trades.ts';
import { certificateInGerman } from './certificates.ts';
import { CARE_AND_BUILDING } from './certificates/care_and_building.ts';
import { DRIVING_AND_OFFICES } from './certificates/driving_and_offices.ts';
import { addIndustries } from './industries.ts';
import { INDUSTRIES_OF_TRADES } from './industries_of_trades.ts';
import { SKILLS, skillInGerman } from './skills.ts';
import { addStudies } from './studies.ts';
import { STUDIES_OF_TRADES } from './studies_of_trades.ts';

/** Namen aus den Berufen: viele, und erst in den Ansichten gebraucht, mit denen sie geladen werden. */
export const TRADES = {
  activities: {
    ...CARE_AND_CRAFTS,
    ...MACHINES_AND_GOODS,
    ...OFFICES_AND_KITCHENS,
    ...MEDIA_AND_MINDS,
    ...MORE_TRADES,
  },
  categories: CATEGORIES_OF_TRADES,
  certificates: { ...CARE_AND_BUILDING, ...DRIVING_AND_OFFICES },
  industries: INDUSTRIES_OF_TRADES,
  skills: SKILLS,
  studies: STUDIES_OF_TRADES,
} as const;

/** Von da an kennt das Deutsche sie; ein zweites Mal ändert nichts. */
export function addTrades(): void {
  addActivities(TRADES.activities);
  categoryInGerman.add(TRADES.categories);
  certificateInGerman.add(TRADES.certificates);
  addIndustries(TRADES.industries);
  skillInGerman.add(TRADES.skills);
  addStudies(TRADES.studies);
}
