import type { Besides } from '../../locale.ts';

/** What stands in Polish beside what is asked for (../../locale.ts). */
export const PL_BESIDES: Besides = {
  so: `więc dlatego zatem dlatego_też`,
  our: `nasz nasza nasze nasi naszych naszym`,
  ours: `nasz nasza nasze nasi naszych naszym my klient klienci magazyn stanowisko`,
  tells: `jest są mówi mówią leży`,
  wish: `najlepiej mile_widziany mile_widziana mile_widziane byłoby_dobrze_gdyby lepiej`,
  wished: `mile_widziany mile_widziana mile_widziane będzie_atutem byłoby_atutem to_plus jest_atutem atutem`,
  otherwise: `inaczej w_przeciwnym_razie`,
  conflict: `konkurencja konkurent konkurencji spór proces konflikt_interesów umowa`,
  purpose: `do na dla`,
  vehicle: `przyczepy przyczepę busa ciężarówki samochodu autobusu`,
  there: `tam`,
  toward: `do`,
  it: `go ją to je nim`,
};
