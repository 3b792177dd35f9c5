/** Speed and gain of the paper on which every tracing is drawn, as in routine practice (AHA/ACCF/HRS 2007). */
export const paper = { millimetresPerSecond: 25, millimetresPerMillivolt: 10 } as const;
