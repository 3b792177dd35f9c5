/** Questions that fit every patient, with the manners of a good consultation: asked everywhere, they are about nobody. */
export const universalScript: readonly string[] = [
  "Hello, my name is Dr Smith, I'm one of the doctors here. Can I check your name and date of birth?",
  "Is it all right if I ask you some questions?",
  "What has brought you in today?",
  "Tell me more about that.",
  "That sounds really difficult, I'm sorry you are going through this.",
  "When did it start?",
  "How did it start, suddenly or gradually?",
  "Where is it?",
  "What does it feel like?",
  "Does it go anywhere else?",
  "How bad is it out of ten?",
  "Is it there all the time or does it come and go?",
  "Does anything make it better or worse?",
  "Is it getting better or worse?",
  "What were you doing when it started?",
  "Have you had anything like this before?",
  "Have you tried anything for it?",
  "Have you noticed anything else with it?",
  "Any fever?",
  "Any nausea or vomiting?",
  "Any weight loss?",
  "Any shortness of breath?",
  "Any chest pain?",
  "Any dizziness or fainting?",
  "Any headache?",
  "Any rash?",
  "How are your bowels?",
  "Any problems passing urine?",
  "How is your appetite?",
  "How are you sleeping?",
  "Do you have any medical conditions?",
  "Have you had any operations?",
  "What medicines do you take?",
  "Are you allergic to anything?",
  "Are there any illnesses in your family?",
  "Do you smoke?",
  "Do you drink alcohol?",
  "Do you use recreational drugs?",
  "What is your job?",
  "Who lives with you at home?",
  "How does this affect your life?",
  "What do you think is causing it?",
  "What worries you most?",
  "What were you hoping for today?",
  "May I examine you?",
  "Can I listen to your heart and lungs and feel your tummy?",
  "So to sum up: this started recently, it has been getting worse, and you are worried about it. Have I got that right?",
  "Thank you. I will explain what happens next; call us at once if anything gets worse.",
];

/** Every sentence has the right words and none has any sense. */
export const absurdReasoning =
  "Aortic dissection is unlikely because the moon is not tearing. Troponin is raised by the dog. The ST elevation sings in the garden of the jaw. Pulmonary embolism is unlikely because the piano has no pleuritic calf. Pericarditis is excluded by a purple rub in Paris. The neck veins are full of bananas and the lungs are clear like the ocean. Sweating supports the elephant at rest. Reflux is unlikely because the king took antacids on the bus.";

/** Words of advice that name everything and say nothing. */
export const adviceWords = {
  lifestyle:
    "smoking alcohol diet exercise weight rest fluids sleep stress work driving vaccines PCI aspirin heparin saline",
  followUp:
    "cardiology echo statin ticagrelor clinic review safety net 999 rehab DVLA bloods GP specialist surgery admission antibiotics",
};
