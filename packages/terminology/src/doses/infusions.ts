/**
 * Usual rates of what runs: id | least-most for adults | unit | time | least-most per kilogram for adults and children | routes, a vein where none stand.
 * A rate by the kilogram is read in its own column, any other is compared with the adult's whole rate. Labels; British National Formulary 2024-25;
 * Resuscitation Council UK 2021; ESC 2024 (aorta), 2021 (heart failure); JBDS 2023; Surviving Sepsis 2021; GINA and BTS for salbutamol and aminophylline;
 * NAEPP EPR-3 2007 and BTS/SIGN 158 for salbutamol nebulised without a break.
 */
export const infusionRates = `
insulin | 0.5-15 | unit | h | 0.01-0.2
heparin | 500-2500 | unit | h | 8-28
noradrenaline | 0.002-0.2 | mg | min | 0.00002-0.003
adrenaline | 0.001-0.1 | mg | min | 0.00001-0.001
dobutamine | 0.1-2 | mg | min | 0.002-0.02
dopamine | 0.1-2 | mg | min | 0.002-0.02
metaraminol | 0.5-10 | mg | h | 0.005-0.1
labetalol | 0.5-10 | mg | min | 0.004-0.05
esmolol | 2-30 | mg | min | 0.025-0.3
glyceryl_trinitrate | 0.005-0.4 | mg | min | 0.0001-0.01
isosorbide_dinitrate | 1-20 | mg | h | 0.01-0.3
nicardipine | 2-15 | mg | h | 0.02-0.3
clevidipine | 1-32 | mg | h | 0.01-0.5
sodium_nitroprusside | 0.01-0.8 | mg | min | 0.0001-0.01
diltiazem | 2.5-20 | mg | h | 0.03-0.25
nimodipine | 0.5-2 | mg | h | 0.007-0.03
furosemide | 2-40 | mg | h | 0.02-1
salbutamol | 0.003-0.02 | mg | min | 0.0005-0.01
salbutamol | 2.5-20 | mg | h | 0.05-0.5 | nebulised,inhaled
levalbuterol | 1.25-10 | mg | h | 0.02-0.25 | nebulised,inhaled
morphine | 0.5-10 | mg | h | 0.005-0.06
fentanyl | 0.01-0.2 | mg | h | 0.0002-0.006
midazolam | 0.5-15 | mg | h | 0.01-0.4
magnesium_sulfate | 500-4000 | mg | h | 10-80
potassium_chloride | 2-20 | mmol | h | 0.05-0.5
`;
