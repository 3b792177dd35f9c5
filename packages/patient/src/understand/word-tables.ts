const pairs = (text: string): ReadonlyMap<string, readonly string[]> =>
  new Map(
    text
      .trim()
      .split("\n")
      .flatMap((line) => line.split(";"))
      .map((entry) => entry.trim())
      .filter(Boolean)
      .map((entry) => {
        const [short = "", long = ""] = entry.split("=");
        return [short.trim(), long.trim().split(" ")] as const;
      }),
  );

/** What clinicians type short. Only forms that are not also ordinary words. */
export const abbreviations = pairs(`
sob=shortness of breath; sobar=shortness of breath at rest; soboe=shortness of breath on exertion; doe=dyspnoea on exertion
pnd=paroxysmal nocturnal dyspnoea; pmh=past medical history; pmhx=past medical history; psh=past surgical history; pshx=past surgical history
fh=family history; fhx=family history; famhx=family history; sh=social history; shx=social history; hx=history; dhx=drug history; hpc=presenting complaint
nkda=drug allergies; dob=date of birth; lmp=last menstrual period; loc=loss of consciousness; bp=blood pressure; temp=temperature; temps=temperature
otc=over the counter; etoh=alcohol; ethanol=alcohol; cp=chest pain; rx=medication; meds=medication; sx=symptoms; htn=hypertension; t2dm=type 2 diabetes; t1dm=type 1 diabetes
dm=diabetes; mi=heart attack; cva=stroke; bms=bowel movements; bm=bowel movement; ocp=contraceptive pill; cocp=contraceptive pill; ivdu=inject drugs
abdo=abdominal; yrs=years; yr=year; wks=weeks; wk=week; mins=minutes; hrs=hours; approx=about; pls=please; plz=please; u=you; ur=your; r=are; thx=thanks; ty=thanks
wt=weight; sti=sti; stds=sti; std=sti; stis=sti; vax=vaccine; jabs=vaccines; jab=vaccine; bday=birthday; appt=appointment; docs=doctors; doc=doctor; dr=doctor
info=information; luts=urinary symptoms; pv=vaginal; pr=rectal; tats=tattoos; ed=emergency department; er=er; mum's=mum; pop's=dad; npo=nil by mouth; rom=range of movement
gi=gut; uti=uti; utis=uti; gord=reflux; gerd=reflux; ams=confusion; tia=mini stroke; dvt=blood clot; pe=blood clot; vte=blood clot; ihd=heart disease; af=atrial fibrillation; ckd=kidney disease; preg=pregnant; wud=would; abt=about; fam=family; any1=anyone; b4=before; tmrw=tomorrow; thru=through; prob=problem; probs=problems; thyr=thyroid; hrt=hrt
dh=drug history; occ=occupation; qs=questions; atm=at the moment; prev=previous; hosp=hospital
yo=years old; c'mon=come on; o'clock=oclock; y'know=you know; d'you=do you; d'ya=do you; ya=you; y'all=you; cos=because; coz=because; cuz=because; 'cause=because
gonna=going to; wanna=want to; gotta=have to; kinda=kind of; sorta=sort of; lemme=let me; gimme=give me; dunno=do not know; lotta=lot of; outta=out of; whatcha=what are you; howdy=hello
alright=all right; alrighty=all right; ok=okay; okey=okay; kay=okay; k=okay; yep=yes; yeah=yes; yup=yes; yea=yes; nope=no; nah=no; hiya=hi; ta=thanks; cheers=thanks; til=until; till=until; tho=though
`);

/** Contractions that apostrophe stripping would leave unreadable. */
export const contractions = pairs(`
don't=do not; dont=do not; doesn't=does not; doesnt=does not; didn't=did not; didnt=did not; isn't=is not; isnt=is not; aren't=are not; arent=are not
wasn't=was not; wasnt=was not; weren't=were not; werent=were not; haven't=have not; havent=have not; hasn't=has not; hasnt=has not; hadn't=had not
can't=can not; cant=can not; cannot=can not; couldn't=could not; couldnt=could not; won't=will not; wouldn't=would not; wouldnt=would not; shouldn't=should not
i'm=i am; im=i am; i've=i have; ive=i have; i'll=i will; i'd=i would; you're=you are; youre=you are; you've=you have; youve=you have; you'll=you will; you'd=you had
we're=we are; we've=we have; we'll=we will; we'd=we would; they're=they are; they've=they have; they'll=they will; they'd=they had; he'll=he will; she'll=she will
it's=it is; its=it is; that's=that is; thats=that is; there's=there is; theres=there is; what's=what is; whats=what is; where's=where is; wheres=where is; how's=how is; hows=how is
who's=who is; whos=who is; when's=when is; whens=when is; here's=here is; he's=he is; hes=he is; she's=she is; shes=she is; let's=let us; lets=let us; how'd=how did; what'd=what did
when'd=when did; where'd=where did; what're=what are; how're=how are; what've=what have; it'll=it will; that'll=that will; there'll=there will; would've=would have
could've=could have; should've=should have; might've=might have; it'd=it would; that'd=that would; who've=who have; anyone's=anyone has; anybody's=anybody has; name's=name is; names=name is
pain's=pain is; ain't=is not; y'alright=are you all right; how've=how have; where've=where have; what'll=what will; everything's=everything is; anything's=anything is; something's=something is
`);

const spellingPairs = `
diarrhea=diarrhoea diarhea=diarrhoea diarrea=diarrhoea diarrhoeas=diarrhoea edema=oedema dyspnea=dyspnoea orthopnea=orthopnoea hemoptysis=haemoptysis
hematemesis=haematemesis hematuria=haematuria hemorrhoids=haemorrhoids hemorrhoid=haemorrhoids haemorrhoid=haemorrhoids hemorrhage=haemorrhage
anesthetic=anaesthetic anesthesia=anaesthetic anaesthesia=anaesthetic color=colour colors=colours colored=coloured tumor=tumour tumors=tumours mom=mum moms=mum mommy=mum
mummy=mum mother=mother gynecologist=gynaecologist gynecology=gynaecology pediatric=paediatric pediatrician=paediatrician esophagus=oesophagus
anemia=anaemia anemic=anaemic leukemia=leukaemia melena=melaena celiac=coeliac feces=faeces odor=odour estrogen=oestrogen traveled=travelled traveling=travelling
traveler=traveller center=centre liter=litre liters=litres fiber=fibre mold=mould moldy=mouldy program=programme neighbor=neighbour neighbors=neighbours
behavior=behaviour favorite=favourite labor=labour gray=grey grayish=greyish jewelry=jewellery pajamas=pyjamas sulfa=sulfa sulphur=sulfur checkup=check tires=tyres
realize=realise realized=realised analyze=analyse apologize=apologise catheterized=catheterised urinalysis=urine maneuver=manoeuvre labored=laboured
hypoglycemia=hypoglycaemia hyperglycemia=hyperglycaemia hypoglycemic=hypoglycaemia ischemic=ischaemic ischemia=ischaemia septicemia=septicaemia paresthesia=paraesthesia
lightheaded=lightheaded light-headed=lightheaded nosebleed=nosebleeds grampa=grandfather grandpa=grandfather granddad=grandfather grandad=grandfather grandma=grandmother
gran=grandmother nan=grandmother nana=grandmother granny=grandmother dads=dad mums=mum daddy=dad tummies=tummy stomachs=stomach abdomin=abdomen
paracetomol=paracetamol parecetamol=paracetamol ibruprofen=ibuprofen ibuprofin=ibuprofen alcahol=alcohol alchol=alcohol perscription=prescription perscribed=prescribed
breathe=breathe breth=breath breathing=breathing migranes=migraines migrane=migraine dizzyness=dizziness nauseus=nauseous naseous=nauseous nausious=nauseous
definately=definitely symtoms=symptoms simptoms=symptoms symptons=symptoms medicaton=medication alergies=allergies allergys=allergies allergie=allergy alergic=allergic
asma=asthma athsma=asthma astma=asthma diabetis=diabetes stomache=stomach tounge=tongue vommit=vomit vomitting=vomiting vomited=vomited exersise=exercise excercise=exercise
cigarets=cigarettes ciggies=cigarettes cigs=cigarettes fags=cigarettes poops=poo poop=poo pooping=pooing pooped=pooed peed=peed anybody=anyone somebody=someone everybody=everyone nobody=noone
hi=hello hey=hello mam=madam maam=madam okay=okay woken=woken
`;

/** American, misspelt and childish forms to one British form each. */
export const spellings: ReadonlyMap<string, string> = new Map(
  spellingPairs
    .trim()
    .split(/\s+/)
    .map((entry) => {
      const [from = "", to = ""] = entry.split("=");
      return [from, to] as const;
    }),
);
