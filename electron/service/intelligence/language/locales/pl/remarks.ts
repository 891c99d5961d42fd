import type { Remarks } from '../../locale.ts';

/** What recruiters say in Polish around what they ask for (../../locale.ts). */
export const PL_REMARKS: Remarks = {
  greeting: `cześć hej dzień_dobry witam drogi droga szanowny szanowna dziękuję dzięki pozdrawiam pozdrowienia`,
  who: `klient klienta klientowi klientem szef szefa szefowa kierownik kierowniczka dyrektor dyrektorka hr
    rekruter koleżanko kolego oni`,
  said: `mówi mówią powiedział powiedziała powiedzieli prosi proszą prosił prosili pyta pytają pytał pytali
    nalega nalegają upiera upierają podkreślił podkreśliła podkreśla napisał napisała stanowczo jasno`,
  ours: `rozmawiałem rozmawiałam rozmawialiśmy uzgodniliśmy uzgodnione ustaliliśmy ustalone umówiliśmy
    obiecałem obiecałam przypominam przypomnienie wyślij wysyłaj przyślij przysyłaj sprawdź zaznacz zapisz
    zanotuj uwaga fyi jeszcze_jedno krótkie_pytanie zgodnie_z_mailem`,
  telling: `pilne bardzo_ważne ważne kluczowe kluczowy negocjacji wyjątków wyjątki decydujące najważniejsze
    warunek_konieczny`,
  aside: `my ja mój moja jesteśmy mamy możemy`,
  wants: `szukamy szukam chcemy potrzebujemy oczekujemy wymagamy preferujemy`,
  talk: `ludzi osoby kandydatów mail maila mailem telefonie telefon rozmowy poniedziałek poniedziałku wtorek
    wtorku środy czwartku piątku wczoraj dziś dzisiaj jutro tygodniu lista liście górze punkt numer raz im nam
    mi ich bardzo najbardziej ciągle zawsze jeszcze ogłoszenia ogłoszeniem według zgodnie inaczej tylko to jest
    jedno`,
};
