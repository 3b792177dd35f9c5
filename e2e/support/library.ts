import type { APIRequestContext } from "@playwright/test";

/** The id of a module's first patient, as the listing gives it. */
export async function patientIn(
  request: APIRequestContext,
  moduleId: string,
  token: string,
  base = "",
): Promise<string> {
  const response = await request.get(`${base}/api/patients/specialization/${moduleId}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const [patient] = (await response.json()) as { _id: string }[];
  if (!patient) throw new Error(`the module ${moduleId} has no patient`);
  return patient._id;
}

/** The id of the patient of that name in a module. */
export async function patientNamed(
  request: APIRequestContext,
  moduleId: string,
  name: string,
  token: string,
): Promise<string> {
  const response = await request.get(`/api/patients/specialization/${moduleId}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const patients = (await response.json()) as { _id: string; name: string }[];
  const patient = patients.find((one) => one.name === name);
  if (!patient) throw new Error(`the module ${moduleId} has nobody called ${name}`);
  return patient._id;
}
