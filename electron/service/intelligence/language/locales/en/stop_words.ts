/** English words that ask for nothing themselves (../../locale.ts). */
export const EN_FUNCTION_WORDS = `not_fussed_which not_fussed any_make any_brand or_the_like doesn_t_matter_which don_t_mind_which is_fine_too is_ok_too would_do_too a an the onto taken_part_in takes_part_in take_part_in taking_part_in
    issued issued_by had_a_hand_in a_hand_in had_a_part_in a_part_in had_a_share_in contributed_to
    of in on at to for from with within into by be is are am was were been being has have had having
    do does did done can could will must should may might shall able that this these those there here it its
    he she they him her hers his them their theirs who whom whose which what we us our you your i my me
    somebody someone anybody anyone person people_who candidate candidates applicant applicants as so such too
    also very really truly just only even already ever once please ideally preferably preferred require
    required requires need needs needed want wants wanted look looking seek seeking essential mandatory
    desirable plus bonus nice necessary cv resume profile application page paper record stated listed
    mentioned named shown shows evident evidence demonstrable demonstrated proven proof clearly explicitly
    literally solid good strong decent sound own self whole full real actual actually relevant related general
    specific dedicated certain some any other another one ones kind kinds sort type form way well about around
    roughly approx approximately either both each all herself himself themselves per s t d re ve if then than
    not_only out up off over_time get gets got take takes took make made give given bring brings come comes go
    goes went let like likely ok okay fine time times thing things least point hold holds held own owns
    possess possesses carry carries carried under belt hand hands name count counts counted counting include
    includes including included incl overall altogether background level areas plain whichever top vendor_any
    paid unpaid field fields side day daily routine regularly regular commercial commercially professional
    professionally practical prior previous previously substantial extensive track successful successfully
    more further additional using personal measurably demonstrably noticeably provides provide providing
    offers supply care cares cared about_it far different separate distinct professional commercial
    currently_holds handled exactly_one use uses used apply applies applied involving involved
    involve responsible responsibility capacity environment setting context least ready he_or_she she_or_he
    him_or_her his_or_her must_have a_must required_is compulsory indispensable essential_is usage answer
    answered practically works_with somewhere day_to_day were_there is_there in_production whether
    former_or_present present_or_former looked_after after_it demonstrate demonstrates possessed boast boasts
    come_with equipped expected expect insist non_negotiable prerequisite criterion condition obligatory
    must_haves ideal ideally_with suited suitable clocked clocked_up logged accumulated racked gained acquired
    amassed completed_by put_in under_his_belt to_her_credit to_his_credit to_date throughout span spanning
    lasting period duration stretch spell length total_of in_total at_any_point at_some_point at_one_time
    in_the_course_of during while whilst since_when somewhere_along previously_been served_as with_a_view
    towards for_us with_us to_us on_their_cv on_the_cv on_file in_writing confirmed verified documented
    proof_of evidence_of does_the_candidate would_the_candidate who_has who_is somebody_who someone_who
    anyone_who we_need we_want we_require we_are_looking looking_for we_seek calls_for call_for asks_for
    comprising entail entails involves familiar_from knows_how practised practiced trained versed_in adept
    capable himself_or_herself whatsoever any_kind of_any_kind in_any_way in_one_form strictly absolutely
    certainly definitely indeed fully entirely completely mainly mostly largely chiefly duly properly
    well_versed important crucial vital key expected_to hard_requirement requested demanded appreciated
    show_me checks whether_the tell has_the been_in been_with been_at got_to has_got have_got behind rose
    risen become became changed stuck free minimum_stay confirm confirms check checked verify
    verifies prove proves proven_by state states indicate indicates lists reports find finds found see sees
    seen_here tells establish ascertain determine assess decide consider considered claim claims assume say
    says saying speaks_of vacancy opening posting advert ad role_requires role_calls demand demands dossier
    file individual human talent hire hires right eligible acceptable thank thanks thank_you kindly
    possible_if wish wishlist wish_list deal_breaker dealbreaker knockout knock_out hard criterion_is
    minimum_requirement threshold gate box tick way_around around_it question yes_or_no filter filters search
    target ideal_candidate perfect match fit fits suits appropriate priority focus concern matter matters case
    true fact given_that provided assuming sure make_sure ensure please_check whether_or_not know_if wonder
    interested_whether must_be must_show must_bring ought supposed desired sought after_all entry line item
    bullet mention mentions contain contains features feature held_by applicant_s candidate_s person_s
    employee_to_be future next colleague new team_member newcomer what_about how_about ever_been once_been
    have_to has_to needs_to need_to earned earn earns earning a_living living_from keep kept keeping keeps everyday every_day in_their_hands in_his_hands in_her_hands in_her_hand in_his_hand at_hand to_hand close_to_hand add_up_to adds_up amounts_to amount_to reach reaches reached total_up behind_them behind_him behind_her behind_you something anything respectable reasonable considerable adequate sufficient plenty_of lots_of a_lot_of well_founded sustained continuous recognised recognized effortlessly easily with_ease without_effort without_difficulty ever_since am_after are_after we_are_after i_am_after is_at_home after_somebody after_someone as_of_today of_today real_job real_jobs genuine genuinely sitting sit sits sat good_enough together come_together failing the_person somewhere_in_the_past in_the_past ideally_someone one_who thing_of the_following following as_follows below_mentioned such_a such_an any_sort brings_along bringing along with_him with_her with_them turn_out turns_out let_us_know please_note note noted keen enthusiastic motivated motivation happy_about glad_about part parts share_of proper plus_point bonus_point advantage advantageous beneficial welcome_but asset added_advantage highly_desirable strongly_preferred nice_to_have good_to_have should_have ought_to_have wanted_is needed_is called hands_full put put_to_use in_use daily_use made_use make_use makes_use worked_in_depth job_related work_related on_a_daily_basis on_the_daily in_a_professional_setting in_a_professional_context in_professional_settings for_a_living in_real_life live_environment live_projects real_world real_life demonstrably_has someone_like somebody_like people_like think_of who_can who_could who_would who_will who_may that_can that_has whose_cv whose_resume resume_shows cv_shows evidence_for is_listed on_record now_or_earlier earlier_or_now now_or_before present_or_past past_or_present past_or_current current_or_past current_or_former former_or_current now_or_in_the_past today_or_earlier then_or_now at_any_time list each_of_them in_each_of_them always seldom rarely had_a_hand_in has_a_hand_in played_a_part_in is_after she_is_after he_is_after be_it unfortunately sadly sorry before correct nobody_else fresh clients_ client_wants on_hand works_on would_be would_have would_need_to would_prefer would_help would_suit written_and_spoken spoken_and_written written_and_oral oral_and_written both_written in_speech orally verbally at_some_stage at_some_time in_some_capacity in_any_capacity in_whatever_capacity successful_candidate right_candidate the_role the_successful you_will_need you_will_have you_should you_must you_need you_have you_are we_would_like we_would_love we_expect it_is_essential it_is_important essential_requirement essential_criteria key_requirement core_requirement minimum_requirements mandatory_requirement strictly_required absolutely_required a_requirement highly_valued valued strong_plus big_plus definite_plus an_advantage great_advantage distinct_advantage competent competence_in confident_with conversant conversant_with well_acquainted acquainted acquainted_with grounded grounding good_grounding firm_grasp grasp grasp_of understanding understanding_of good_understanding practical_understanding skilled skilled_in aptitude facility_with flair demonstrated_ability demonstrable_ability ability ability_to capability capacity_to hands_on handson tangible verifiable provable evidenced robust rock_solid first_hand firsthand live actively regularly_used routinely day_in_day_out week_in_week_out whenever wherever comfortable at_ease at_ease_with fluent_user accomplished seasoned must_hold must_possess must_speak must_live should_be should_hold needs_to_have needs_to_be needs_to_hold is_required are_required required_ preferable favourable favorable bonus_points a_plus is_a_plus would_be_an_advantage an_asset is_an_asset requirement requirements strongly highly thorough ample previous_ applicable we_re_looking the_ideal_candidate candidate_ jobseeker somebody_ someone_ you_ve you_hold you_possess you_know you_ll_have their_ his_ her_ possessing holding hold_ had_ has_had has_been have_been been_ be_ is_ are_ was_ were_ show showing offer presently_ in_possession_of in_possession possession bearer bearer_of holder_ owner_of has_a has_an with_a with_an knows_their_way knows_her_way knows_his_way their_way knows_their_way_around know_your_way_around accrued racked_up under_their_belt under_her_belt to_their_name currently_ ever_ already_ before_now over_the_course course_of_their career_ yrs_ plus_ eg e_g i_e etc such_as either_ both_ each_ its_ who_ which_ what_ where_ when_ how_ there_ here_`;
