import type { Locale } from '../locale.ts';

/** What stands beside a mention in English, and what that makes of it (locale.ts). */
export const EN_STATUS: Locale['status'] = {
  no_denial: `only just merely later less fewer more missed missing failed late lost exceeded down limited preventable accident* incident* ticket* downtime outage* complaint* error* defect* finding* restriction* absence* escalation* overrun* delay* rework`,
  before: {
    denied: `no not never without nor neither lack lacks lacking haven_t hasn_t don_t doesn_t didn_t cannot can_t
        none_of not_yet never_used no_experience_with no_knowledge_of still_to_learn missing isn_t wasn_t
        unable_to refuse not_available_for not_willing_to not_open_to no_longer unwilling_to not_yet_any
        hardly not_available unavailable_for unable unable_to_work unable_to_do cannot_work cannot_do can_t_work can_t_do refuses refuse_to won_t wouldn_t not_prepared_to not_ready_to not_able_to not_interested_in not_happy_with not_flexible not_possible_to opposed_to averse_to against unprepared_to`,
    basic:
      'basic basics_of beginner familiar familiarity basic_knowledge familiar_with exposure_to some_knowledge elementary a_little first_steps_in rusty introductory notions_of dabbled_in',
    learning: `in_the_course_for in_a_course_for on_the_course_for course_for learning currently_learning studying currently_studying course_in courses_in coursework still_learning
        training_in taking_a_course bootcamp_in self_study introduction_to workshop_on seminar_on enrolled_in
        enrolled attending student_of teaching_myself getting_into enrolled_on signed_up_for on_a_course
        at_the_moment_learning taking_lessons_in picking_up beginner_in class_in lessons_in working_through tutorial tutorials tutorial_on udemy coursera mooc online_course online_course_in online_course_on evening_classes_in evening_course_in currently_working_through beginners_course_in first_course_in going_through brushing_up_on reading_up_on`,
    planned: `plan_to planning_to planned plans_to intend_to hope_to hoping_to want_to wants_to would_like_to aim_to aiming_to seeking looking_for looking_to aspiring interested_in eager_to keen_to open_to working_towards working_toward preparing_for studying_for booked registered_for scheduled applied_for due_to candidate_for goal objective aim want_to_learn intend hope thinking_of considering on_the_way_to dream_of one_day want intention_to career_goal career_aim career_objective ambition ambition_is aspiration aspire aspires aspiring_to dream_job target_role my_target wish_to hoping eventually_become become_a to_become would_love_to_learn i_plan intending on_my_list roadmap future_goal going_to will_be_taking will_take will_sit will_start about_to about_to_start yet_to yet_to_take signed_up interested_in_learning contemplating looking_for_a_post looking_for_a_position looking_for_a_role seeking_a_position seeking_a_role seeking_a_post grow_into growing_into progress_to move_up_to aspire_to`,
    lapsed: `expired lapsed former formerly held_until used_to_hold previously_held until once_held expired_in
        no_longer_holds`,
    abandoned: `withdrew_from dropped_out_of abandoned discontinued left_without broke_off did_not_finish
        did_not_complete failed gave_up quit left_before_finishing started_but`,
    seen: `sat_next_to watched_colleagues observed shadowed watched attended_a_talk_on attended read_about saw evaluated trial_of
        proof_of_concept demo_of heard supported_by assisted_with_the_evaluation_of presentation_of presentation_on presentation_about talk_on talk_about talk_by webinar_on webinar_about lecture_on insight_into insights_into overview_of glimpse_of looked_over_the_shoulder looked_on sat_in_on sat_in visited listened_to heard_about heard_of read_up_on read_a_book_on trade_fair demonstration_of demonstration trial_version demo_version tour_of`,
    others: `colleagues_used team_used client_s customer_s vendor_s managed_by_others done_by handled_by
        alongside_the worked_alongside reporting_to reported_to assisted supported_the colleague my_manager
        the_team_next_door agency the_supplier our_supplier consultant_did my_boss my_bosses our_boss our_director my_director our_head the_head_of my_supervisor our_manager the_manager our_department_head led_by managed_by run_by headed_by supervised_by our_team_lead my_team_lead our_ceo our_cfo a_colleague our_supervisor my_superior my_superiors the_director the_supervisor our_boss_had our_supervisor_had our_head_of our_finance our_cto our_coo our_vp the_vp our_owner the_owner our_contractor our_contractors our_vendor our_provider the_contractor colleagues colleagues_had colleagues_ran external_consultants an_external another_team another_department the_platform_team the_it_department it_department`,
    private: `hobby hobbies in_my_free_time in_my_spare_time privately interests as_a_hobby at_home play_with
        playing_with tinker_with`,
  },
  behind: {
    denied: `none never not_yet not_used no_experience not_by_me never_used not_held not_available no impossible
        ruled_out not_possible out_of_the_question unavailable not_for_me not_an_option cannot_do cannot_work not_something_i i_cannot i_do_not are_impossible excluded unfortunately_not not_feasible not_considered declined never_again a_no_go no_thanks no_knowledge no_practice no_exposure not_at_all not_so_far not_to_date none_yet none_so_far nil not_mine not_something not_familiar never_touched never_worked never_tried unknown_to_me is_new_to_me not_known missing lacking`,
    basic: 'basic basics beginner elementary familiar novice a_little rusty',
    learning: `in_progress learning course coursework training_course evening_course online_course enrolled
        currently_studying student reading_only course_only bootcamp under_way ongoing half_way
        evening_classes currently_taking just_started self_study self_taught_beginner started_lessons lessons started_learning started_a_course taking_lessons taking_classes beginner_course beginners_course beginner_s_course first_steps learning_now still_learning learning_it in_training on_a_course being_learned started_this_year started_this_autumn tutorial tutorials evening_class night_classes beginners_class mooc online_class`,
    planned: `planned expected anticipated booked scheduled pending exam_in to_be_taken due_in not_yet_taken not_taken not_taken_yet not_yet_sat
        applied_for in_preparation next_year next_month decision_pending under_consideration to_follow
        next_spring next_autumn intended forthcoming upcoming exam_due sitting_in exam_booked test_booked exam_scheduled test_scheduled exam_date i_sit i_will_sit sitting_the test_in test_due not_started starts_in starting_in starts_next begins_in to_come coming_up on_my_list on_the_list i_intend i_plan i_hope i_want i_would_like is_my_goal is_my_aim next_summer next_winter`,
    lapsed: `taken_away expired lapsed not_renewed ran_out no_longer_valid no_longer_held no_longer_active out_of_date revoked
        surrendered until_20 inactive elapsed cancelled not_extended withdrawn_in ended_in no_longer_current
        since_expired out_of_validity suspended`,
    abandoned: `withdrew dropped_out abandoned discontinued not_completed not_finished unfinished did_not_finish
        did_not_graduate without_degree no_degree left_without left_early incomplete broken_off failed stopped
        left_unfinished not_concluded cut_short given_up without_finishing quit without_graduating did_not_pass not_passed didn_t_pass exam_failed failed_the_exam without_success unsuccessful unsuccessfully did_not_succeed never_completed never_finished not_obtained not_awarded dropped dropped_in cancelled_before gave_it_up`,
    seen: `observed shadowed trial_only evaluation_only demo reading_knowledge attended_only seen_in saw_a_demo
        shown_in`,
    others: `done_by by_others by_an_external by_the_vendor by_a_colleague handled_by managed_by by_another_team
        by_our_contractor outsourced belongs_to looked_after_by lay_with was_led_by were_led_by was_managed_by
        was_run_by was_done_by by_another by_my by_our by_a_supplier by_the_supplier by_an_agency for_us
        used_by_the fell_to rested_with was_with sat_with in_the_hands_of of_my_manager under_my_manager
        by_colleagues led_by_our led_by_my managed_by_our managed_by_my run_by_my run_by_our headed_by supervised_by was_handled_by were_handled_by was_looked_after was_outsourced taken_care_of_by was_taken_care was_the_job_of was_the_responsibility_of was_my_boss was_our_director`,
    private: `for_private_projects privately_only private_projects hobby privately in_spare_time for_fun side_project_only at_home at_weekends in_my_spare_time
        at_the_weekend as_a_hobby pastime as_a_pastime at_home_only for_pleasure hobby_project hobby_projects personal_projects personal_project own_projects home_lab tinkering`,
  },
};
