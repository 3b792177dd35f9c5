import type { DialogueAct } from "./types.ts";

/** What is recognised by its wording, on canonical words (contractions written out, no punctuation). */
export const actPatterns: readonly (readonly [DialogueAct, RegExp])[] = [
  [
    "greeting",
    /^(?:okay |right |so )?(?:hello|welcome|good (?:morning|afternoon|evening)|greetings)\b|\b(?:good (?:morning|afternoon|evening)|nice to (?:meet|see) you|pleased to meet you|how do you do)\b/,
  ],
  [
    "introduction",
    /\b(?:my name is|i am (?:doctor|dr|nurse|sister|professor|a |an |one of the |the )(?:\w+ ){0,3}?(?:doctors?|students?|nurses?|gps?|registrar|resident|consultant|physician|intern|practitioner|paramedic|clinician)|i am (?:doctor|dr|nurse) \w+|this is (?:doctor|dr|nurse) \w+|i am called|i will be (?:looking after|seeing|taking care of|taking your history)|it is (?:doctor|dr) \w+)\b/,
  ],
  [
    "identity_check",
    /\b(?:(?:confirm|check|have|take|tell me|what is|state|verify|get) (?:me )?(?:please )?(?:your|her|his) (?:full |first |last )?(?:name|date of birth|age|address|dob|surname|details)|who am i (?:speaking|talking) (?:to|with)|how old are you|are you (?:mr|mrs|miss|ms) \w+|is your name|what should i call you|like (?:me to call you|to be called)|prefer to be (?:called|addressed))\b/,
  ],
  [
    "consent",
    /\b(?:(?:is|would) (?:it|that|this) (?:be )?(?:okay|all right|fine) (?:if|with you|to)|do you mind if|would you mind if|are you (?:happy|okay|comfortable|all right) (?:for me|with me|if i|to (?:continue|go on|carry on|talk|proceed|answer))|do i have your (?:permission|consent)|may i (?:ask|take|examine|have|listen|look)|if that is (?:okay|all right|fine)|with your permission|(?:can|could|may) i (?:just )?(?:ask you some|take some notes|examine))\b/,
  ],
  [
    "signposting",
    /\b(?:i (?:am|will) (?:now |just )?(?:going to |just |now )*ask (?:you )?(?:a few|some|about|a couple|lots)|i (?:would like|want|need) to (?:just )?(?:ask|move on|talk|go through|start by|find out|check)|(?:move|moving) on to|next i|let us (?:talk|move on|start|go through|turn)|turning to|i will come back to|(?:a few|some|couple of|couple) (?:more |other )?(?:\w+ )?questions|before (?:we|i) (?:start|begin|go|move|continue|finish)|what i am going to do)\b/,
  ],
  [
    "empathy",
    /\b(?:sorry (?:to hear|about that|that you|you are|you have|for your loss|you feel)|(?:must|must have) (?:be|been|feel|felt) (?:\w+ ){0,3}?(?:hard|difficult|tough|frightening|scary|worrying|awful|horrible|upsetting|painful|stressful|exhausting|frustrating|distressing|unpleasant|rough|terrible|uncomfortable|a shock|lonely|a lot)|(?:that|it|this) (?:does )?sounds? (?:\w+ ){0,3}?(?:hard|difficult|tough|frightening|scary|worrying|awful|horrible|upsetting|painful|stressful|exhausting|frustrating|distressing|unpleasant|rough|terrible|nasty|like a lot)|i can (?:see|hear|understand|imagine|appreciate|tell) (?:\w+ ){0,3}?(?:this|how|why|you|that|it)|take your time|been through a lot|not easy (?:for you|to talk)|i understand (?:that )?(?:this|it|how|you)|oh dear|poor (?:you|thing)|how (?:awful|horrible|frightening)|that is (?:awful|terrible|horrible|rough|tough|hard|a lot))\b/,
  ],
  [
    "normalising",
    /\b(?:(?:very|quite|perfectly|completely|totally|really|entirely) (?:normal|common|understandable|natural)|(?:lots|plenty|many|most|a lot) of (?:people|patients|men|women|us)|many (?:people|patients)|anyone would|(?:we|i) ask (?:everyone|everybody|all|all my patients|this)|nothing to be (?:ashamed|embarrassed)|you are not alone|understandable)\b/,
  ],
  [
    "reassurance",
    /\b(?:do not (?:worry|be scared|panic)|no need to worry|nothing to worry|try not to worry|(?:you are|you will be) (?:in (?:good|safe|the right) (?:hands|place)|okay|all right|fine)|we (?:will|are going to) (?:look after|take (?:good )?care|get to the bottom|sort|help)|(?:we|i) are here to help|it (?:is|will be) (?:okay|going to be okay|going to be fine|all right)|you did the right thing|you have done the right thing|not (?:serious|dangerous|life threatening))\b/,
  ],
  [
    "summary",
    /\b(?:summaris\w+|to sum up|recap|in summary|if i (?:have )?(?:understood|heard|got)|(?:let me|can i|make sure i|check i|just) (?:just )?(?:check i have|make sure i|have got this right|have understood)|got (?:this|that|everything|it) right|from what you have (?:said|told)|what i am hearing|so you have (?:been having|had|got) \w+ (?:\w+ ){2,}|you (?:told|have told) me that|fair summary|run through what|go(?:ing)? over (?:that|what you))\b/,
  ],
  [
    "explanation",
    /\b(?:i think (?:this|that|it|you|what|the|we)|it (?:sounds|looks|seems) (?:like|as if|to me)|(?:this|that|it) (?:is|could|may|might) (?:\w+ )?(?:be )?(?:caused by|due to|because|called|a condition)|what (?:that|this|it) means is|most likely|i (?:suspect|would recommend|would suggest|recommend|suggest|advise|would advise)|we (?:will|need to|are going to|should|would like to) (?:\w+ )?(?:do|start|give|get|arrange|send|refer|treat|prescribe|admit|run|take|check|monitor|see|keep|book)|i (?:will|am going to) (?:prescribe|give you|refer|arrange|start|write|send|book)|the (?:plan|next step|treatment|good news|results?)|you (?:should|need to|can take|could take|must)|does (?:that|this) (?:make sense|sound)|how does that sound)\b/,
  ],
  [
    "safety_netting",
    /\b(?:if (?:it|things|you|your|the|that|this|any) (?:\w+ ){0,9}?(?:worse|worsens|not (?:get|got|getting|improv\w+|settl\w+)|develop|notice|new|severe|change|not better)(?: \w+){0,12}? (?:come back|call|ring|go to|let (?:me|us) know|seek|see (?:me|us|a doctor)|999|911|111|emergency|hospital|straight away|immediately|contact)|(?:come back|call us|call me|ring us|come back and see|go to the emergency department|call (?:999|911|111|an ambulance)) (?:\w+ ){0,4}?if|seek (?:medical|urgent) (?:help|attention))\b/,
  ],
  [
    "closing",
    /\b(?:goodbye|bye|take care|all the best|see you (?:soon|later|next|in|then)|have a (?:good|nice|lovely|great) (?:day|evening|weekend|one)|thank(?:s| you) (?:very much |so much )?for (?:coming|your time|talking|speaking|answering|seeing|today|calling)|nice (?:meeting|talking|to have met)|(?:that|this) is (?:all|everything)(?: (?:from me|for (?:now|today)|i need\w*))?$|feel better soon|get well soon|i wish you|that concludes|good luck)\b/,
  ],
  ["thanks", /\b(?:thanks|thank you|much appreciated|cheers)\b/],
  [
    "small_talk",
    /\b(?:(?:lovely|nice|terrible|awful|cold|hot|beautiful|horrible) weather|weather (?:is|today|we)|did you (?:find (?:us|the|your way|it) |watch|see the (?:game|match|football))|how was (?:your|the) (?:journey|drive|weekend|trip|holiday|christmas|traffic)|find the clinic|parking|any plans for)\b/,
  ],
  [
    "rudeness",
    /\b(?:shut up|stupid|idiot|moron|dumb|hurry up|stop (?:wasting|whining|moaning|complaining|lying(?! awake| down| flat| on| in| there))|wasting my time|waste of (?:my )?time|you are (?:lying|a liar|pathetic|ridiculous|useless|fat|disgusting|crazy|mad|annoying|hopeless|just attention)|do not be (?:stupid|silly|ridiculous|pathetic)|get (?:lost|on with it|to the point)|i do not (?:care|have time for)|what is wrong with you you|who cares|whatever you (?:want|like|reckon)$|fuck\w*|shit|bullshit|bloody hell|crap|bitch|bastard|asshole|arsehole|piss off|screw you|damn you|bugger off|grow up|man up|pull yourself together|it is your own fault|you only have yourself to blame|serves you right|just answer the (?:question|damn)|stop being (?:so )?(?:dramatic|difficult|silly))\b/,
  ],
  [
    "apology",
    /\b(?:i (?:apologise|do apologise)|my apologies|apologies|sorry (?:for|if i|i (?:was|did|should|am|have)|about (?:the|my|earlier|keeping|being)|to (?:keep|have kept|interrupt|ask|bother|have to)|my|we are|it is)|forgive me|excuse me|i am sorry i)\b/,
  ],
  [
    "examination_request",
    /\b(?:(?:can|could|may|is it okay if|would it be okay if|all right if|do you mind if|would you mind if|like to|going to|need to|let me|want to|i will) (?:i |just |now |quickly |please )*(?:examine|listen to|have a (?:look|listen|feel)|take a look|look (?:at|in|inside)|feel (?:your|the)|press|palpate|auscultate|percuss|tap on|check (?:your|his|her) (?:pulse|blood pressure|temperature|reflexes|chest|heart|lungs|tummy|abdomen|pupils|oxygen|breathing|sats|eyes|ears|throat|neck|legs|back|skin|gait|strength)|take (?:your|his|her) (?:pulse|blood pressure|temperature)|do (?:an?|a quick|a full|a physical|a neurological|the) (?:\w+ )?exam\w*|perform (?:an?|a) (?:\w+ )?exam\w*|inspect)|physical exam\w*|(?:can|could) you (?:show me|point to|press|lie (?:down|back)|lift up|roll up|open your mouth|stick out|bend|raise|take a deep breath|follow my|squeeze|push against|touch your|stand up for me|walk for me|pop up on|hop up|take (?:off )?your (?:top|shirt))|take a deep breath (?:for me|in)|deep breath in|open your mouth|say ah+|stick (?:your|out your) tongue|does (?:it|this|that) hurt when i|(?:pain|tender) when i press|on (?:general )?(?:examination|inspection|auscultation|palpation)|jump up on the couch)\b/,
  ],
  [
    "test_order",
    /\b(?:(?:order|arrange|request|get|do|run|send (?:you )?(?:for|off)|book|perform|organise|take|need|have|like|check|repeat|obtain|schedule|want|start with) (?:\w+ ){0,5}?(?:ecg|ekg|xray|blood tests?|bloods|ct|mri|ultrasound|echo\w*|troponin|full blood count|fbc|cbc|scan|urine (?:test|sample|dip|dipstick)|urinalysis|d dimer|lumbar puncture|blood (?:gas|cultures?)|endoscopy|colonoscopy|swab|spirometry|peak flow|biopsy|lab work|labs|lfts|cholesterol test|thyroid function|glucose test|stool (?:sample|test)|culture|pregnancy test|angiogram|eeg|crp|hba1c|lipid (?:panel|profile)|metabolic panel|electrolytes|stress test))\b/,
  ],
  [
    "private_setting",
    /\b(?:stays? (?:just |strictly )?(?:between|private|confidential|with me|(?:in|within) (?:this room|these (?:four )?walls))|(?:drawn|pulled|closed|shut|drawing|pulling) the (?:curtains?|door)|(?:somewhere|in a|quiet|a|place|room|place that is) (?:quiet |safe |more )?private|confidential\w*|in confidence|between (?:us|you and me)|in private|(?:anyone|someone|anybody) (?:else )?(?:with you|in the room|listening|there with you)|(?:close|draw|shut) the (?:door|curtain)|talk freely|speak freely|step outside|leave (?:us|the room)|wait outside|speak (?:to|with) you alone|on your own for a (?:moment|minute)|privacy)\b/,
  ],
  [
    "correction",
    /\b(?:(?:no|sorry|actually|wait|oh) (?:i )?(?:meant|mean)|i meant|i mean(?:t)? (?:the|your|to)|not (?:the|your|that) \w+ (?:i mean|the|your)|i was asking about|that is not what i (?:asked|meant)|let me rephrase|i (?:should have|misspoke|got that wrong)|what i meant|other one|i did not mean|correction|scratch that)\b/,
  ],
  [
    "role_break",
    /\b(?:ignore (?:all |your |the |any |previous |my )*(?:instructions|prompts?|rules|commands)|(?:your|the) (?:system )?(?:prompt|instructions|programming|rules|script|rubric|marking scheme|mark scheme|case file)\b|(?:are|you are) (?:you )?(?:a |an |just a |really a |actually a |only a )*(?:ai|bot|robot|chatbot|computer|machine|program|language model|llm|gpt|chatgpt|simulation|simulated patient|actor|real person|real patient|not real|human)\b|language model|artificial intelligence|chat ?gpt|out of character|break character|stop (?:pretending|acting|role ?playing)|pretend (?:to be|you are|that you)|you are now (?:a|an|the|my)|act as|role ?play|developer mode|jailbreak|this is (?:just )?(?:a|an) (?:simulation|exam|test case|exercise|game)|who (?:made|created|programmed|built) you|what (?:model|program) are you|(?:what|which) score|how (?:many points|am i (?:scored|marked|doing in this))|give me (?:full|maximum) marks|what should i ask|print (?:your|the)|reveal (?:your|the)|(?:tell|show|give) me (?:your|the) (?:case|script|answers?|hidden|secret|facts)|learning objective)\b/,
  ],
  [
    "diagnosis_probe",
    /\b(?:what (?:is|was|are) (?:my|the|your|the correct|the right|the final|the actual|the real|the likely) (?:\w+ )?diagnos[ie]s|what (?:diagnosis|condition|disease|illness) (?:do you|have you|are you|is it|should)|tell me (?:your|the|what the|my) (?:\w+ )?diagnos[ie]s|(?:give|reveal|say) (?:me )?(?:your|the) (?:\w+ )?(?:diagnosis|answer)|what (?:do you (?:actually |really )?have|is actually wrong with you|disease do you have)\b(?! (?:for|to|in|at|with|on|as|any))|diagnosis (?:supposed|meant) to be|do you (?:just )?have (?:\w+ ){0,2}?or (?:is it|do you)|what am i supposed to diagnose|what (?:is|was) the (?:right |correct )?answer|name of your (?:disease|condition|illness)|what are you (?:suffering from|diagnosed with) (?:really|actually)|which disease)\b/,
  ],
];

/** Technical words that a lay person may not know; the caller weighs them against the patient's literacy. */
export const jargonWords =
  /\b(?:dyspnoea|orthopnoea|paroxysmal|haemoptysis|haematemesis|melaena|haematuria|dysuria|nocturia|syncope|presyncope|pyrexia|pyrexial|febrile|afebrile|rigors|pruritus|dysphagia|odynophagia|dyspepsia|epistaxis|paraesthesia|diplopia|photophobia|phonophobia|vertigo|ataxia|dysarthria|dysphasia|aphasia|claudication|oedema|arthralgia|myalgia|polyuria|polydipsia|polyphagia|amenorrhoea|menorrhagia|dysmenorrhoea|dyspareunia|intermenstrual|postcoital|menarche|anhedonia|ideation|anaphylaxis|hypertension|hypertensive|hyperlipidaemia|hypercholesterolaemia|myocardial infarction|infarct\w*|ischaem\w*|arrhythmia|tachycardi\w*|bradycardi\w*|cerebrovascular|thromboembol\w*|embol(?:us|ism)|malignan\w*|neoplas\w*|metastas\w*|carcinoma|comorbidit\w*|contraindicat\w*|idiopathic|iatrogenic|exacerbat\w*|radiat(?:e|es|ing|ion)|productive cough|sputum|expectorat\w*|steatorrhoea|tenesmus|haematochezia|icterus|distension|micturition|urinary frequency|hesitancy|prodrom\w*|aura|meningism\w*|bilateral|unilateral|proximal|distal|retrosternal|epigastric|hypochondri\w*|suprapubic|lateralis\w*|erythema\w*|macul\w*|papul\w*|vesic\w*|purpura|petechia\w*|lymphadenopathy|prophylaxis|analgesi\w*|antipyretic\w*|anticoagulant\w*|nsaids?|ace inhibitor\w*|beta blockers?|diuretics?|bronchodilator\w*|antihypertensive\w*|polypharmacy|gravida|parity|obstetric|perinatal|ictal|hypoglycaem\w*|hyperglycaem\w*|insomnia|hypersomnia|rhinorrhoea|otalgia|otorrhoea|tinnitus|crepitus|effusion|neuropath\w*|radicul\w*|saddle anaesthesia|cauda equina|decubitus|emesis|cachexia|anorexia|constitutional symptoms|presenting complaint|past medical history|systems review|review of systems|adl|activities of daily living)\b/;
