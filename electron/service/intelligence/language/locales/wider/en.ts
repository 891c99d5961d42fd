import type { Wider } from './wider.ts';

/** English beyond ../en.ts: how offers are worded and how resumes say it. */
export const en: Wider = {
  function_words: `
    must_have must_hold must_be must_possess must_speak must_live should_have should_be should_hold needs_to_have
    needs_to_be needs_to_hold is_required are_required required_ required preferred preferable preferably desirable
    desired advantageous beneficial favourable favorable nice_to_have bonus_points a_plus is_a_plus an_advantage
    would_be_an_advantage an_asset is_an_asset asset essential mandatory compulsory non_negotiable prerequisite
    requirement requirements criterion condition ideally strongly highly proven demonstrable demonstrated verifiable
    documented solid sound thorough substantial considerable extensive ample sufficient adequate genuine real actual
    prior previous_ relevant applicable appropriate suitable seeking looking looking_for we_need we_want we_require
    we_are_looking we_re_looking we_seek ideal_candidate the_ideal_candidate successful_candidate the_successful
    candidate_ applicant applicants jobseeker somebody_ someone_ you_have you_are you_ve you_hold you_possess you_know
    you_will_have you_ll_have you_must you_should your our their_ his_ her_ possesses possess possessing holding holds
    hold_ having had_ has_had has_been have_been been_ being be_ is_ are_ was_ were_ shown shows show showing brings
    bring bringing offers offer boasts boast presently_ in_possession_of in_possession possession bearer bearer_of
    holder_ owner_of has_a has_an with_a with_an around way knows_their_way knows_her_way knows_his_way their_way
    way_around knows_their_way_around know_your_way_around acquired accrued accumulated amassed clocked clocked_up
    racked_up under_their_belt under_his_belt under_her_belt to_their_name currently_ ever_ already_ before_now
    at_some_point over_the_course course_of_their career_ own yrs_ plus_ eg e_g i_e etc including such_as
    either_ both_ each_ this that these those it its_ who_ whom whose which_ what_ where_ when_ how_ there_ here_`,
  cues: {
    not: `can_t cannot unable_to won_t`,
    leader: `store_manager shop_manager site_manager warehouse_supervisor shift_supervisor shift_manager foreman forewoman crew_chief ward_manager duty_manager charge_nurse head_housekeeper`,
    experience: `experienced_in experienced_with experienced_at background background_with`,
    know: `adept adept_at adept_with adept_in au_fait au_fait_with well_versed well_versed_in versed_in
      conversant_with acquainted acquainted_with proficient proficient_in proficient_with proficient_at proficiency
      proficiency_in accustomed accustomed_to seasoned schooled schooled_in trained trained_in trained_on trained_with
      up_to_speed up_to_speed_on savvy fluent_with dexterity savoir_faire knowhow nous handy handy_with good_with
      good_at strong_in strong_at strong_with capable_with at_home_with at_home_in at_ease_using comfortable_with_
      comfortable_using comfortable_in skilled_in skilled_at skilled_with competent_with competent_in competent_at
      hands_on_with exposed_to exposure_to grounding grounding_in grounded_in familiarity_with familiar_with user_of
      power_user daily_user regular_user heavy_user practised practiced confident_with confident_using confident_in
      working_with working_knowledge grounding_ expertise_in expertise_with literate literacy computer_literate
      conversant_in used_to_working_with tech_savvy`,
    past: `ex ex_ former_ formerly_of alumnus_of alumna_of alumni_of previously_at previously_with came_from coming_from
      comes_from hails_from drawn_from originating_from`,
    now: `presently at_present at_the_moment still nowadays these_days in_post incumbent`,
    work: `years_in_post seniority_of
      worked_as serves_as served_as served serving_as serving acted_as acting_as stint stints tenure employed_as
      practised_as practicing_as practicing functioned_as job_history work_history working_life`,
    as: `in_the_capacity_of in_a_capacity_as in_the_role_of in_a_role_as in_the_position_of in_a_role in_roles_as`,
    completed: `holds_a completed_a qualified_ educated educated_to educated_at degree_educated graduated_from`,
    degree: `degree_level degree_holder degree_qualified educated_to_degree_level educated_to_a_degree_level
      degree_educated university_educated college_educated college_degree university_degree third_level_degree
      third_level_qualification tertiary_qualification tertiary_degree tertiary_education four_year_degree
      uni_degree academic_degree undergraduate graduate_level level_8_degree level_7_degree`,
    secondary: `high_school_diploma high_school secondary_school leaving_cert leaving_certificate ged hs_diploma
      high_school_graduate secondary_education a_levels gcses matric`,
    vocational: `trade_qualification trade_certificate apprenticeship vocational_qualification time_served
      vocational_training trade_school nvq`,
    certificate: `cert certs ticket tickets card accreditation accredited credential credentials registration registered
      qualification qualifications qualified chartered chartership charter endorsement endorsements badge
      clearance_ membership`,
    valid: `current in_date up_to_date unexpired not_expired active in_good_standing in_force live valid_ clean
      non_expired renewed`,
    speak: `conversational_in converse converses communicates communicate speaker speakers spoken_and_written
      written_and_spoken verbal verbally orally read_and_write reads_and_writes`,
    native: `native_speaker mother_tongue first_language bilingual native_level`,
    fluent: `fluently fluency fluent_in fluent_speaker proficient_ native_or_fluent business_fluent
      near_native high_level`,
    working_level: `business_level working_proficiency good_level business_`,
    intermediate: `conversational conversational_level intermediate_level`,
    basic: `smattering some_ a_few_phrases rudimentary elementary beginner basics`,
    lead: `run_a_crew run_a_team run_crews ran_a_crew runs_a_crew has_run_a_crew has_run_a_team had_people_under
      people_reporting direct_reports_ line_managed_ crew_lead crew_chief shift_lead foreman supervising_a
      supervised_a headed_up lead_a_crew led_a_crew in_charge_of_a responsible_for_a_team `,
    people: `joiners new_joiners new_hires trainees trainee hires crew_members staff_members bartenders servers cleaners
      warehouse_operatives carpenters welders labourers laborers machinists tellers cashiers housekeepers lads`,
    team: `crew crews squad squads gang unit shift_team department brigade`,
    live: `based based_in resident resident_in residing lives_in living living_in located located_in domiciled local_to
      commutable home_base`,
    near: `near close_to commuting_distance commutable_to vicinity surrounding_area metro_area local`,
    right_to_work: `authorized_to_work authorised_to_work work_authorization work_authorisation eligible_to_work
      legally_authorized legally_entitled right_to_live_and_work work_eligibility stamp_4 green_card 
      indefinite_leave settled_status permanent_resident unrestricted_right`,
    start: `start_straight_away start_right_away start_at_once start_asap straight_away_ immediate_start
      start_immediately_ can_start_straight_away`,
    shift: `second_shift third_shift first_shift graveyard_shift swing_shift night_shift night_shifts overnight
      overnights weekends weekend evenings on_call rotating_shifts split_shifts overtime graveyard
      rotating_shift earlies lates nights`,
    travel: `travel_up_to overnight_travel travelling_ road_travel frequent_travel business_travel`,
    driving: `clean_uk_licence uk_licence full_uk_licence full_uk_driving_licence uk_driving_licence licence_clean full_irish_licence
      driving_licence driver_s_license driver_s_licence drivers_license driving_license full_licence
      full_driving_licence full_clean_licence clean_licence own_car own_vehicle own_transport reliable_transportation
      reliable_transport own_transportation full_clean_driving_licence drive drives`,
    would: `ok_with okay_with fine_with cool_with open_to_ up_for game_for willing_to_ able_to_work happy_to_work
      happy_with prepared_to_`,
    or_similar: `or_a_similar or_similar_ or_comparable or_equal or_related or_the_equivalent or_equivalent_`,
  },
  status: {
    before: {
      denied: `can_t cannot can_not unable_to not_available won_t will_not not_able_to
      never never_used have_not haven_t do_not_have don_t_have no_experience no_experience_with without_any
        yet_to lack lacking`,
      basic: `a_few_phrases a_smattering_of smattering a_little a_bit_of some_`,
      learning: `studying_for studying_towards working_towards pursuing currently_studying enrolled_in enrolled_on`,
      planned: `sitting_for planning_to hoping_to aiming_to intending_to applied_for due_to_sit due_to_take`,
      lapsed: `expired lapsed formerly_held`,
      abandoned: `dropped_out left_before incomplete discontinued`,
    },
    behind: {
      denied: `not_held none not_yet_held never_used not_yet not_obtained not_applicable failed`,
      basic: `a_few_phrases a_few_words smattering a_little rusty getting_by basics`,
      learning: `permit_stage permit_stage_only learner_permit learner_s_permit studying in_training part_qualified
        part_qualified_ finalist under_study course_ongoing coursework_ongoing credits_remaining`,
      planned: `sitting sitting_final sitting_exam exam_booked exam_scheduled exam_due to_be_taken to_be_completed
        booked_for scheduled_for due_in starting_in applied_for application_pending awaiting`,
      lapsed: `expired lapsed out_of_date expired_in not_renewed surrendered revoked suspended needs_renewal
        renewal_overdue lapsed_in no_longer_valid`,
      abandoned: `left_after left_after_second left_in left_during quit_after
      dropped_out left_early not_completed incomplete withdrawn withdrew discontinued credits_only
        no_degree_awarded not_finished unfinished`,
    },
  },
};
