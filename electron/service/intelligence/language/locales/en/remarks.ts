import type { Remarks } from '../../locale.ts';

/** What recruiters say in English around what they ask for (../../locale.ts). */
export const EN_REMARKS: Remarks = {
  greeting: `hi hello hey dear cheers thanks thank_you thx ta regards best_wishes sincerely`,
  who: `partner md cto cfo coo founder founders principal client clients customer boss manager line_manager
    hiring_manager hr recruiter recruiters colleague colleagues director owner ceo we i they he she department`,
  said: `according_to asking said says say told asked asks ask keeps insists insist insisted insisting agreed
    promised reminded stressed stresses emphasised emphasized emphasises emphasizes repeated underlined reckons
    swears requested demanded clear adamant picky strict keen fussy spoke talked chatted phoned rang wrote
    emailed guess afraid wants_to_know hinted`,
  ours: `fyi btw reminder send_me send_us only_send just_send please_send send_only just_spoke just_talked
    just_off_the_phone discussed as_agreed as_requested please_mark please_note please_check mark_it mark_in
    note_in flag_it ask_twice ask_again check_twice double_check quick_one quick_question heads_up
    one_more_thing as_per per_the top_of_the_list`,
  telling: `urgent pls plz no_brainer no_exceptions no_exception wiggle_room no_compromise no_compromises
    no_excuses make_or_break very_important really_important so_important important crucial matters_most
    counts_most nothing_else_counts nothing_else_matters clincher is_a_must has_to_be_there comes_first
    non_negotiable the_one_thing asked_for wanted_by must_have mail_of jd`,
  aside: `we i they_are they_re they_ll they_will they_have they_ve it_s it_is it_will that_s that_is this_is
    there_is there_are my see_my`,
  wants: `need needs want wants require requires expect expects prefer prefers like look looking seek seeking
    wish hope ask after`,
  frame: `asked been_asked told_to double_check* ensure make_sure make_certain be_sure look_for look_out
    looking_out looking_at keep_an_eye watch_for spot show shows telling know_whether hear want wants wanted
    wish wishes hope hopes hoping prefer prefers insist* demands expects expect expecting requires require
    requiring calls_for call_for ask asks asking stipulat* specifies specified states say says mentions
    mentioned mention note noted flag flagging mark highlight emphasi* repeat* remind* keeps_coming coming_back
    come_back bring_up brings_up brought_up cares matter* mattering counts hing* depends rests turns_on
    boils_down stand_or_fall stands_or_falls swings decides decisive decider clinch* bend negotiate put_forward
    longlist* sorry apolog* grateful appreciat* helpful essential crucial vital paramount imperative
    indispensable mandatory compulsory obligatory non_negotiable must_have* must_haves main_thing principal
    core_requirement utmost top_priority priority foremost first_thing first_of_all above_all most_of_all
    bottom_line full_stop period end_of_story no_ifs no_buts hands_down absolutely definitely really truly
    clearly frankly honestly obviously basically especially particularly ideally evidenced evident stated
    visible obvious quickly briefly shortly urgent asap please kindly goes_without_saying go_without_saying
    needless_to_say tick_the_box checkbox cutoff criterion criteria what_counts what_matters what_they_re_after
    they_re_after after_is adamant set_on dead_set hell_bent whatever whoever regardless no_matter
    whatever_else anything_else nothing_else make_the_cut get_through gets_through get_past gets_past let_in
    see find tell shortlist shortlisting`,
  yields: `bend* compromis* negotia* yield give_in give_way wiggle waver shift_on budge`,
  screening: `team lead leads hiring panel board insurer insurance auditor union ward site floor office
    office_manager account role post position job opening ad advert posting description requirement
    requirements bullet file paper papers profile application pile stack inbox way thing things question
    questions answer glance eye eyes mind fact story reason reasons start beginning moment here box boxes
    conversation meeting chat visit feedback`,
  talk: `mail email e_mail message phone call conversation monday tuesday wednesday thursday friday yesterday
    today tomorrow morning afternoon week list jd brief briefing job_description spec vacancy otherwise
    everything anything something much most more me us them you again still though sure yet there worth new cv
    end side people candidates kind part it_s well point bit very`,
  persons: `alumni alumnus alumna somebody someone anybody anyone nobody people person candidate applicant
    profile cv resume those folk staff employee whoever everyone everybody`,
  takes: `bring recommend see meet invite interview consider present send submit put_forward shortlist receive
    hire look_at talk_to speak_to propose forward employ entertain bring_in take_on`,
  rejects: `shame pity pointless useless no_use no_sense walk_away walks_away turn_down turns_down turned_down
    pass_on don_t_bother wouldn_t_bother is_out are_out is_off are_off off_the_table off_limits
    out_of_the_running ruled_out rule_out screen_out weed_out filter_out sift_out exclude reject skip avoid
    avoided steer_clear_of steered_clear_of stay_away_from stayed_away_from drop bin discard need_not_apply
    leave_out keep_out keep_away get_rejected gets_rejected no_good won_t_be_considered leave_them_out
    leave_those_out sort_out_everybody sort_out_anyone sort_out_everyone sort_out_anybody avoid_anyone
    avoid_anybody avoid_people avoid_candidates remove_anyone remove_anybody remove_everyone remove_everybody
    remove_all_profiles remove_all_candidates disqualifies_you than_hire than_take_on than_interview
    pointless_to useless_to no_point_in no_sense_in`,
  denies: `not no never don_t won_t doesn_t didn_t can_t couldn_t wouldn_t rather_not nobody`,
  nobody: `nobody no_one nobody_who no_one_who`,
  needless: `not_needed not_required not_necessary isn_t_needed isn_t_required no_need_for`,
  us: `me us`,
  unwanted: `exclusion exclusions excluded exclude unwanted undesirable undesired blacklist blacklisted
    black_list no_go no_gos red_flag red_flags unwelcome ruled_out rule_out off_limits off_the_table weed_out
    screen_out filter_out left_out leave_out steer_clear_of stay_away_from avoid reject rejected taboo banned
    barred instant_no knocked_out out_of_the_race disqualified`,
  aim: 'to in_order_to so_as_to',
  otherwise: 'otherwise or_else',
  unless: 'unless',
  harm: `red trouble problem problems harm hurt hurts annoys annoyed annoying angry hates hate hated dislike
    dislikes disliked allergic allergy wary weary fed_up complaint complaints complain complains burnt burned
    scares scared scare fear fears afraid nightmare nightmares concern concerns worry worries worried objection
    objections objects alarm alarms dealbreaker deal_breaker deal_breakers dealbreakers veto vetoes kills sinks
    ruins spoils minus drawback drawbacks disqualifies disqualifier disqualifiers refuses refused refusal
    negative negatives pet_hate turn_off turns_off`,
};
