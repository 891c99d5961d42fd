import type { Locale } from '../locale.ts';
import { EN_FUNCTION_WORDS } from './en_frame.ts';
import { EN_STATUS } from './en_status.ts';

/** English. */
export const en: Locale = {
  code: 'en',
  numbers: `zero:0 one:1 two:2 three:3 four:4 five:5 six:6 seven:7 eight:8 nine:9 ten:10 eleven:11 twelve:12 thirteen:13
    fourteen:14 fifteen:15 sixteen:16 seventeen:17 eighteen:18 nineteen:19 twenty:20 thirty:30 forty:40 fifty:50 sixty:60
    hundred:100 dozen:12 couple:2 half:0.5`,
  function_words: EN_FUNCTION_WORDS,
  open_end: {
    like: 'similar related comparable equivalent relevant adjacent allied closely_related directly_related cognate another other',
    subject:
      'field fields subject subjects discipline disciplines area areas major majors specialism specialisms specialisation specialization domain domains course courses background qualification qualifications training education experience role roles position positions job jobs function capacity sector industry',
  },
  cues: {
    ever: `now_or_earlier earlier_or_now now_or_before present_or_past past_or_present past_or_current current_or_past former_or_present present_or_former current_or_former former_or_current now_or_in_the_past today_or_earlier then_or_now at_any_time at_any_point at_some_point at_one_time ever`,
    need: `need needs needed require requires required requiring necessary necessity would_need waiting wait awaiting await pending applied_for`,
    absent: 'missing absent if_missing if_absent lacking_this not_there not_given',
    somebody: `somebody_who someone_who anyone_who anybody_who person_who candidate_who applicant_who people_who those_who one_who somebody_that someone_that individual_who somebody_with someone_with person_with candidate_with anyone_with candidates_who colleague_who the_person_who hire_who professional_who`,
    year: 'year years yr yrs',
    month: 'month months',
    several: 'several many multiple numerous a_number_of quite_a_few',
    several_years: 'multi_year',
    week: 'week weeks',
    day: 'days',
    percent: '% percent pct',
    at_least: `at_least at_the_very_least at_a_minimum minimum min no_less_than not_less_than no_fewer_than not_under nothing_below not_below no_shorter_than a_full no_fewer minimum_of a_minimum_of at_minimum not_less no_less_then starting_from starting_at not_fewer_than`,
    over: 'more_than over above exceeding greater_than longer_than upwards_of in_excess_of beyond better_than',
    at_most: `at_most no_more_than not_more_than up_to maximum max no_longer_than not_over never_more_than tops
      at_the_most not_more not_longer_than no_later_than no_further_back_than within_at_most maximum_of a_maximum_of max_of not_exceeding not_above`,
    under: 'less_than fewer_than under below shorter_than',
    exactly: 'exactly precisely',
    or_more: `or_more or_longer or_over or_above or_better or_greater or_upwards and_more and_above and_up and_over
      plus_years or_so_more minimum or_longer_than or_even_more upwards upward and_upwards and_longer and_beyond plus_ and_counting`,
    or_less: `or_less or_fewer or_under or_shorter at_most at_the_most tops or_sooner or_earlier or_faster not_more no_more not_longer or_shorter_than max`,
    and: `and plus as_well_as together_with along_with combined_with & but_also on_top_of besides together_with_that with_it and_also along_with_that coupled_with in_combination_with accompanied_by`,
    or: `or and/or alternatively failing_that or_else or_instead or_otherwise or_if_not`,
    not: `not no never none without lacks lack lacking cannot neither nor nobody no_one free_of free_from hasn_t haven_t isn_t
      doesn_t don_t didn_t wasn_t zero outside_of outside anywhere_but anyone_but nobody_from no_one_from anybody_except excluding_those not_from nowhere never_once not_a_single`,
    but_not: `but_not but_no rather_than instead_of except excluding other_than and_not and_no anything_but`,
    any_of: 'any_of one_of either_of at_least_one_of any_one_of',
    or_similar: `or_similar or_equivalent or_comparable or_the_like or_alike or_another_similar or_related or_a_related_field
      or_a_similar_field or_a_related_subject or_a_similar_one or_related_field or_similar_field or_equivalent_experience
      or_another or_some_other or_any_other or_other or_something_similar`,
    experience: `experience experienced exp expertise exposure knowledge understanding familiarity familiar practice skill skills skilled
      competence competency command grasp mastery acquaintance user usage ability aptitude training hands_on comfortable confident
      conversant versed at_home at_ease used_to hands_on_experience track_record working_knowledge_of fluency_in practice_in practice_with practical_knowledge solid_grounding grounding background_in confidence_with routine_with proficiency_with`,
    work: `work works worked working serve served serves serving active acted acting hired engaged spent spend
      career gig stint stints job jobs position positions post posts role roles employment tenure stay stayed
      on_the_job in_a_job at_work professional_use history tenures stints_as working_life career_time seasoned
      served_time labour worked_at working_at work_at works_at worked_for work_for works_for worked_with_us dealt deal dealing handle_daily`,
    as: `as as_a as_an in_the_role_of in_the_post_of in_the_position_of in_the_capacity_of`,
    job: 'job jobs position positions post posts role roles employment gig stint stints',
    employer: `employer employers company companies firm firms organisation organization organisations organizations
      business businesses on_the_payroll_of on_payroll_at staff_of employee employees employed_by workplaces workplace
      different_employers bosses paymaster previous_employers previously_with contract contracts contract_with salary_from pay_from wages_from drew_a_salary drew_a_salary_from on_the_books on_the_books_of paid_by hired_by member_of_staff staff_member on_the_staff on_the_staff_of workforce houses employing employed_at was_employed personnel_of`,
    title: `title titles titled called job_title position_of post_of role_of capacity_of rank office_of rank_of chair_of position_as post_as function_of promoted_to made_it_to rose_to worked_up_to seat_of`,
    industry: 'industry industries sector sectors vertical market space trade world domain',
    total: `work_experience professional_experience working_experience job_experience paid_work full_time_employment
      working_life in_employment on_the_payroll_overall`,
    now: `now currently current present presently at_present at_the_moment right_now today these_days still nowadays as_of_today
      to_this_day actively as_of_now at_this_moment at_this_time currently_in running ongoing_basis`,
    past: `former formerly ex past once_worked has_been earlier once previously in_earlier_years at_some_time at_one_point at_any_time now_or_earlier earlier_or_now`,
    last: `last past previous recent most_recent preceding latest past_few`,
    since: 'since after onwards or_later and_later newer_than',
    ago: `ago back earlier_than`,
    recently: 'recently lately of_late in_recent_years',
    employed: `employed in_work in_employment in_a_job paid_employment has_a_job gainfully_employed with_a_job holding_a_job`,
    unemployed: 'unemployed out_of_work between_jobs jobless',
    gap: 'gap gaps career_gap career_break break breaks hole holes interruption interruptions',
    freelance:
      'freelance freelancer freelancing self_employed self_employment contractor contracting own_business',
    intern: 'intern interns internship internships placement traineeship trainee',
    area: 'state city town region county province metro metropolitan country area',
    money: `million millions thousand billion euro euros eur usd dollar dollars gbp pounds pound chf k mio m_eur`,
    decade: 'decade decades',
    thing: `tool tools tooling software platform platforms system systems suite suites product package packages app apps application
      applications solution solutions framework frameworks technology technologies library libraries stack service services vendor
      provider program programme engine server product_of database_system techniques technique methods method`,
    excluded: `not_count not_counted do_not_count does_not_count doesn_t_count don_t_count not_counting is_not_counted are_not_counted
      excluded excluding left_out not_included aside without_counting`,
    included: 'included includes incl including counts_too count_too counted_too welcome counts counted',
    grade: 'gpa grade_point_average',
    each: 'each every',
    same: 'same single one_and_the_same',
    know: `know knows knowing known knowledgeable handle handles operate operates write writes writing code codes coding program
      programs programming run runs ran running build builds built building develop develops developing developed deploy deploys
      perform performs use uses used using utilise utilises utilize utilizes utilised utilized apply applies applied administer administers administered configure configures configured maintain maintains maintained implement implements implemented support supports supported model models modelled draw draws design designs designed programme_in`,
    deep: `proficient proficiency advanced expert expertise deep in_depth fluent_in specialist mastery excellent very_good extensive
      thorough power_user strong_command production_grade expertly highly guru hands_on_expert`,
    expert: 'expert expert_level guru master_of specialist advanced',
    basic: 'basic basics beginner elementary some_knowledge notions entry_level working_knowledge',
    degree: `degree degrees diploma_or_degree university_degree college_degree academic_degree four_year_degree
      graduate_of higher_education tertiary_education university_education qualification graduate graduates
      studied educated education academic finished_university first_degree undergraduate_degree major minor
      graduated holder_of_a_degree diploma_from studied_at degree_holder qualified_in came_away_from_university away_from_university university_studies university_graduate degree_in graduated_in graduated_from_university alumni_of`,
    secondary:
      'high_school_diploma a_levels ged secondary_school high_school gcse school_leaving_certificate high_school_degree',
    vocational:
      'apprenticeship vocational_training vocational_qualification journeyman_training nvq trade_school apprenticed',
    diploma: 'higher_diploma hnd postsecondary_diploma foundation_degree',
    associate:
      'associate_degree associate_s_degree associates_degree associate_of_science associate_of_arts associate_s',
    bachelor: `bachelor bachelors bachelor_s bachelor_degree bachelor_s_degree bachelors_degree bsc ba bs beng btech bba bcom bfa llb bsn
      bachelor_of_science bachelor_of_arts b_sc b_a b_eng b_tech undergraduate honours_degree`,
    master: `master_s masters master_degree master_s_degree masters_degree msc ma ms meng mtech mphil mfa llm msn mph m_sc m_a m_eng m_tech master_of_science
      master_of_arts master_of postgraduate_degree graduate_degree postgraduate graduate_level masters_level master_level`,
    mba: 'mba master_of_business_administration executive_mba emba',
    doctorate: `phd doctorate doctoral doctor_of doctoral_degree dphil ph_d doctor dr_ing edd jd juris_doctor md_degree
      phd_candidate phd_student doctoral_candidate`,
    student: `student students studying pursuing enrolled currently_studying candidate_for working_towards
      undergraduate_student phd_student phd_candidate in_training doctoral_candidate`,
    completed: `completed complete finished earned obtained awarded conferred granted achieved attained passed graduated in_hand done already_awarded that_is_finished awarded_by was_awarded came_away_with came_away graduated_with finishing conferred_on taken_home received gained_a_degree earned_a successfully_completed has_completed closed`,
    or_higher:
      'or_higher or_above or_better or_beyond and_above minimum_of_a or_greater or_more_advanced and_higher higher',
    school: 'university college institute school polytechnic alma_mater alumnus alumna alumni',
    certificate: `certificate certificates certification certifications certified cert credential credentials accredited
      accreditation chartered qualified registered registration diploma_in ticket card exam endorsement belt
      qualification badge certifying sits_on qualification_in credentialed paper accredited_as paper_of title_of_certified carries_the_title certificate_of passed_the_exam exam_passed exam_in holder_of holds_the accreditation_as award diploma_of_certification`,
    licence: `licence license licences licenses licensed licensure permit_to driving_entitlement entitlement permit
      ticket card_for permit_for operator_card pass`,
    valid: `valid current in_date unexpired up_to_date in_force active renewed not_expired has_not_run_out
      that_has_not_run_out not_lapsed in_good_standing valid_until valid_through still_valid still_good
      not_out_of_date running unlapsed presently_valid in_good_order not_run_out still_current good_through good_until unexpired_ not_expired_yet effective in_validity current_certificate currently_valid valid_to valid_till validly in_effect up_to_date_certificate kept_current not_out`,
    in_progress:
      'in_progress under_way underway pending ongoing working_towards studying_for preparing_for enrolled_in or_in_progress',
    speak:
      'speak speaks speaking spoken speaker converse converses communicate conversational understands_spoken bilingual multilingual',
    language: 'language languages tongue language_skills foreign_language foreign_languages',
    native: `native mother_tongue native_level native_speaker first_language native_standard bilingual
      mother_tongue_level`,
    fluent: `fluent fluently fluency full_proficiency business_fluent negotiation_level c1_level excellent_command
      proficient command_of great_command at_c1 business_level negotiation_proof without_effort_in holds_meetings excellent near_native negotiation_level_of meeting_level confident_in very_good fluent_command advanced_level c1_or_above at_c1_level negotiation negotiations negotiating negotiate meetings hold_meetings holds_a_meeting hold_a_meeting a_meeting presentations`,
    working_level:
      'working_level business_level professional_level upper_intermediate good_command professional_working conversational_level',
    intermediate: 'intermediate conversational',
    lead: `lead leads led leading manage manages managed managing supervise supervises supervised supervising
      supervision oversee oversees oversaw overseeing head heads headed heading direct directs directed
      directing in_charge_of coach coached run runs ran line_manage line_manages line_managed line_managing
      people_management team_leadership leadership people_manager line_management line_manager supervisory
      team_lead team_leader at_the_head_of grew hired built management_responsibility managerial under_him
      under_her under_them report_to_him report_to_her report_to_them reporting_to_him reporting_to_her
      people_leadership team_management staff_management management management_experience
      leadership_experience headcount span_of_control captain captained steered heading_up in_command
      oversight staff_responsibility boss_of had_under answering_to responsible_for_people reported_to_them
      reported_to_him reported_to_her people_responsibility led_by_them looked_after_a_team managing_people
      charge_of had_charge_of boss bosses bossed in_the_lead answered_to answer_to reported_into reporting_line reporting_lines people_under direct_report_count supervisor_of manager_of head_of leader_of led_by_him led_by_her disciplinary_lead disciplinary_responsibility line_responsibility managed_directly oversaw_directly responsible_for_a_team responsible_for_staff had_people staff_under reporting_directly answerable commanded commands commanding ran_a_team built_up directly_managed people_to_lead team_size`,
    people: `people persons staff employee employees engineers developers designers analysts nurses report reports
      direct_report direct_reports members team_members workers colleagues operatives assistants associates
      managers interns volunteers technicians operators drivers cooks chefs waiters crew porters headcount fte
      ftes agents clerks personnel subordinates men teachers others scientists specialists coordinators
      salespeople reps consultants apprentices electricians juniors recruiters writers pickers packers
      receptionists bakers inspectors individuals heads souls hands_on_deck subordinate team_mates co_workers
      staffers souls_under hands direct_line reportees coworkers crews devs`,
    team: `team teams department departments group groups squad squads crew unit brigade organisation_of organization_of crews teams_of shift_crew`,
    formal:
      'formal formally line_manager line_management direct_reports direct_report disciplinary people_manager line_managed',
    mentor: 'mentor mentors mentored mentoring mentorship',
    live: `live lives living based located resident residing resides home_in domiciled home lives_in residence
      address settled dwelling dwells address_in lives_near home_town_in calls_home housed at_home_in
      residential has_a_home has_their_home home_is present_address current_address home_address lives_locally from_around_here living_in lives_at living_at currently_in_residence place_of_residence town_of_residence stays_in`,
    relocate: `relocate relocating relocation relocates move_to moving_to would_move willing_to_move to_move resettle
      uproot move_house change_of_city move_home moving_home moving_city willing_to_relocate change_cities
      move_cities move moving moves change_of_residence change_residence change_of_location moving_house moves_house pack_up new_city another_city relocated willing_to_relocate_to`,
    near: 'near close_to around in_or_near vicinity surroundings suburbs commuting_distance within_reach within_commuting',
    abroad: 'abroad overseas foreign_country',
    right_to_work: `right_to_work authorised_to_work authorized_to_work work_authorization work_authorisation work_permit
      eligible_to_work eligibility_to_work entitled_to_work permitted_to_work may_work allowed_to_work
      legally_work legally_able employment_authorization work_visa visa green_card h_1b h1b permanent_resident
      permanent_residence settled_status ead opt cpt us_person residence_permit eligible_for_employment
      work_rights permission_to_work legally_entitled employment_permit working_permit residence_status
      leave_to_remain lawful_to_employ unrestricted_work work_without_a_permit work_visas papers papers_to_work free_to_work free_to_take_up allowed_to_be_employed without_papers no_visa_needed visa_needed needs_a_visa need_a_visa need_no_visa indefinite_leave leave_to_work indefinite_leave_to_remain settled pre_settled working_visa work_papers legal_right legally_permitted permission_to_be_employed right_to_be_employed employable_without able_to_work_legally authorised_for_work authorization_to_work authorisation_to_work no_sponsorship`,
    sponsor: 'sponsor sponsorship sponsored visa_sponsorship sponsoring sponsors visa_support',
    citizen: 'citizen citizens citizenship passport national nationality',
    salary:
      'salary salaries pay_expectation pay_expectations compensation wage day_rate hourly_rate pay_of salary_expectation salary_expectations company_car',
    notice: 'notice_period notice weeks_notice',
    start: `available_immediately immediately_available available_from available_to_start can_start could_start
      able_to_start start_date start_immediately availability available can_join start_within start_before
      asap start start_in begin join starting join_us take_up commence begin_work on_board free_from
      could_begin able_to_begin could_join lead_time free available_within free_in free_within available_in ready_to_start ready_in can_begin join_within be_here here_in start_work first_day day_one able_to_join joining_date earliest_start`,
    full_time: 'full_time fulltime full_time_hours',
    part_time: 'part_time parttime part_time_hours',
    shift: `shift shifts shift_work night_shift night_shifts nights weekend weekends early_shift late_shift evenings
      overtime on_call rotating_shifts saturday sunday saturdays sundays holidays split_shifts rota night_work
      weekend_work on_call_duty early_shifts late_shifts evening_shifts flexible_hours night_duty night_rota
      nightshift nightshifts late_nights weekend_duty weekend_shifts standby stand_by standby_duty
      rotating_shift duty duties_at_weekends rotating rota_work three_shift two_shift shift_pattern shift_system shift_rota day_shift day_shifts daytime_shifts late_shift_work early_mornings mornings bank_holidays public_holidays unsocial_hours unsociable_hours twilight graveyard graveyard_shift weekend_rota weekdays on_call_rota standby_rota sunday_work saturday_work continental_shifts alternating_shifts`,
    travel: 'travel travelling traveling trips business_trips travels',
    remote: 'remote remotely hybrid on_site onsite home_office work_from_home in_the_office office_days',
    clearance:
      'security_clearance clearance background_check dbs_check criminal_record vetted vetting drug_test',
    driving:
      'driving_licence driving_license driver_s_license driver_s_licence drivers_license driver_license own_car own_vehicle own_transport',
    would: `would willing open prepared happy wants wish wishes interested prefers accepts expects comfortable_with
      ready_to no_problem_with does_not_mind accept readiness willingness possible mind minds would_do is_ready ready_for open_minded_about`,
    senior: 'senior sr',
    executive: 'executive c_level ceo cto cfo coo cmo vp vice_president director chief board_level head_of',
    manager_rank: 'manager_level management_level',
    lead_rank: 'lead_level principal staff_level lead_or_above',
    junior: 'junior jr entry_level graduate_level',
    link: 'linkedin github gitlab portfolio website homepage behance dribbble kaggle stackoverflow orcid',
    some_link: 'site web_address online_profile personal_site online',
    yes: `yes gladly available_for willing happy_to possible no_problem open_to ready_for glad fine yes_please
      certainly agreed without_problem no_obstacle not_an_obstacle not_a_problem all_right alright would_not_mind not_mind fine_with is_fine_with okay_with happy_with comfortable_with_that prepared_to prepared willingness_to open_for suits_me suits works_for_me can_do can_work acceptable_to no_issue no_objection without_problems by_all_means any_time anytime`,
    budget: `budget budgets budget_responsibility p_l ad_spend media_spend purse spending_authority funds cost_centre
      cost_center financial_responsibility allocation expenditure spending budgetary to_spend purse_of spending_of annual_budget budget_of turnover_responsibility p_and_l profit_and_loss financial_volume project_volume spend spending_power in_charge_of_spending money_to_spend answered_for_the_money fund budget_holder budget_authority budgetary_responsibility budget_line capex opex`,
    deputy: 'deputy assistant_to assistant vice trainee acting junior',
    only: 'only solely exclusively nothing_but no_other_than just_the',
  },
  status: EN_STATUS,
};
