import type { Besides } from '../../locale.ts';

/** What stands in English beside what is asked for (../../locale.ts). */
export const EN_BESIDES: Besides = {
  so: `so and_so hence therefore thus that_s_why that_is_why which_is_why for_that_reason which_means
    consequently`,
  our: `our ours`,
  ours: `our ours we us with_us the_client client clients the_site the_job the_post the_position the_role
    the_office the_depot the_warehouse the_hotel the_home the_clinic the_team the_drivers the_guests
    the_residents the_patients the_customers customers the_suppliers the_whole_office the_place
    the_company the_plant`,
  tells: `is are has have was were re s speak speaks sit sits work works come comes`,
  wish: `better even_better pref ideally preferably nice_to_have if_possible
    would_be_nice it_would_help_if it_would_help_a_lot_if it_would_be_great_if it_would_be_nice_if
    it_would_be_good_if it_would_be_a_plus_if it_would_be_helpful_if it_would_be_ideal_if
    we_d_love_it_if we_would_love_it_if a_plus_if`,
  wished: `would_be_nice would_be_good would_be_great would_be_ideal would_be_helpful would_be_useful
    would_be_handy would_be_a_plus would_be_a_bonus would_be_an_advantage would_help is_better is_a_plus
    is_a_bonus a_plus a_bonus an_advantage preferred desirable nice_to_have a_nice_to_have is_welcome
    welcome would_be_the_cherry_on_top the_cherry_on_top cherry_on_top icing_on_the_cake the_icing_on_the_cake would_be_the_icing_on_the_cake`,
  otherwise: `otherwise or_else`,
  conflict: `direct_competitor direct_rival competitor competitors rival rivals competition dispute disputes lawsuit lawsuits litigation
    legal_dispute court_case conflict_of_interest conflict_of_interests conflicts_of_interest
    non_compete non_complete noncompete no_poach non_poach non_solicit non_solicitation no_poaching
    agreement bad_blood falling_out`,
  purpose: `for`,
  vehicle: `minibus minibuses bus buses van vans truck trucks lorry lorries trailer trailers car cars coach coaches
    shuttle vehicle vehicles pickup deliveries delivery_run`,
  there: `there`,
  toward: `to`,
  it: `it them this that in_it`,
  own_paper: `hazardous dangerous adr tank tanker tankers crane forklift passenger passengers taxi school patients fuel automatic manual`,
};
