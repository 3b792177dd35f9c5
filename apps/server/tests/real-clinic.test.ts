import { fileURLToPath } from "node:url";
import { expertEncounter } from "@anamnesis/assessment";
import { loadLibrary } from "@anamnesis/cases/files";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { embeddedClinic } from "../src/sessions/embedded-clinic.ts";
import { openTestEmbedded } from "./support/embedded-database.ts";
import {
  startTestServer,
  type Learner,
  type Output,
  type TestServer,
} from "./support/test-server.ts";

const { cases, problems } = loadLibrary(
  fileURLToPath(new URL("../../../packages/cases/library", import.meta.url)),
);

// Every case of the library, played through the API as its own expert plays it, with the real patient and examiner.
describe("the whole library through the API", () => {
  let server: TestServer;
  let learner: Learner;
  beforeAll(async () => {
    server = await startTestServer(await openTestEmbedded(), {
      cases,
      clinic: embeddedClinic,
      // One learner plays the whole library within a minute.
      config: { rateLimitFactor: 20 },
    });
    learner = await server.signUp();
  });
  afterAll(() => server.close());

  it("has no broken case", () => {
    expect(problems).toEqual([]);
  });

  it("offers the ten specified tests first, in their order", async () => {
    const { body } = await learner.call<Output<"listTests">>("GET", "/tests");
    expect(body.slice(0, 10).map(({ name }) => name)).toEqual([
      "Complete Blood Count (CBC)",
      "Basic Metabolic Panel",
      "Cardiac Enzymes (Troponin)",
      "Chest X-Ray",
      "ECG/EKG",
      "Lipid Panel",
      "Thyroid Function Tests",
      "Urinalysis",
      "CT Chest",
      "Echocardiogram",
    ]);
  });

  it.each(cases.map((compiled) => ({ id: compiled.id, compiled })))(
    "$id",
    async ({ id, compiled }) => {
      const post = async <T>(path: string, body: unknown): Promise<T> => {
        const answer = await learner.call<T>("POST", path, body);
        expect(answer.status).toBeLessThan(300);
        return answer.body;
      };
      const { diagnosis } = compiled;
      const listed = await learner.call<Output<"listPatientsBySpecialization">>(
        "GET",
        `/patients/specialization/${compiled.module}`,
      );
      const patient = listed.body.find(({ name }) => name === compiled.person.name);
      expect(await learner.call("GET", `/patients/${patient?._id}`)).toMatchObject({
        status: 200,
        body: patient as object,
      });
      const started = await post<Output<"createSession">>("/sessions", { patientId: patient?._id });
      expect(started.patient).toEqual(patient);
      const path = `/sessions/${started._id}`;
      const expert = expertEncounter(compiled);
      const asked = expert.messages.filter(({ sender }) => sender === "user");
      for (const { text } of asked) await post(`${path}/message`, { message: text });
      if (expert.initialDiagnosis)
        await post(`${path}/diagnose`, { initialMedications: [], ...expert.initialDiagnosis });
      if (expert.tests.length > 0) await post(`${path}/tests`, { tests: expert.tests });

      const before = (await learner.call<Output<"getSession">>("GET", path)).body;
      expect(before.messages).toHaveLength(1 + 2 * asked.length);
      expect(before.caseDiagnosis).toBeNull();
      expect(before.patient._id).not.toContain(id);
      // What the patient, the card and the panel say does not give the diagnosis away.
      const { testResults: _, initialDiagnosis: __, ...seen } = before;
      const heard = {
        ...seen,
        messages: seen.messages.filter(({ sender }) => sender === "patient"),
      };
      if (!diagnosis.patientKnows)
        expect(JSON.stringify(heard).toLowerCase()).not.toContain(diagnosis.name.toLowerCase());

      const done = await post<Output<"submitDiagnosis">>(`${path}/diagnose`, {
        finalMedications: [],
        treatmentPlan: {},
        ...expert.finalDiagnosis,
      });
      expect(done.stage).toBe("analysed");
      expect(done.caseDiagnosis).toBe(diagnosis.name);
      expect(done.finalDiagnosisReport?.items.length).toBeGreaterThan(10);
      expect(done.finalDiagnosisReport?.overallScore).toBeGreaterThanOrEqual(8);
    },
  );

  it("keeps the tests asked for in the talk on the form, and orders none of them", async () => {
    const meningitis = cases.find(({ id }) => id === "bacterial-meningitis");
    const listed = await learner.call<Output<"listPatientsBySpecialization">>(
      "GET",
      "/patients/specialization/neurology",
    );
    const patientId = listed.body.find(({ name }) => name === meningitis?.person.name)?._id;
    const started = await learner.call<Output<"createSession">>("POST", "/sessions", {
      patientId,
      restart: true,
    });
    const path = `/sessions/${started.body._id}`;
    expect(started.body.bedside?.notedTests).toEqual([]);
    const said = await learner.call<Output<"sendMessage">>("POST", `${path}/message`, {
      message: "Nurse, send cultures, full blood count and a lactate please.",
    });
    expect(said.body.response).toContain(
      "Blood cultures, FBC and lactate: on the form. They go as soon as your first diagnosis is on it.",
    );
    const names = ["Blood Cultures", "Complete Blood Count (CBC)", "Serum Lactate"];
    expect(said.body.bedside?.notedTests).toEqual(names);
    const { body } = await learner.call<Output<"getSession">>("GET", path);
    expect(body.bedside?.notedTests).toEqual(names);
    expect(body.testResults).toEqual([]);
    expect(body.stage).toBe("chat");
  });

  it("answers the same for a test however often it is asked for, and normal where the case is silent", async () => {
    const names = embeddedClinic.tests.map(({ name }) => name);
    for (const compiled of cases) {
      for (const name of names) {
        const first = embeddedClinic.investigate(compiled, name, 7);
        expect(first.resultText).toMatch(/[a-z]{4}/i);
        expect(embeddedClinic.investigate(compiled, name, 7)).toEqual(first);
      }
    }
  });
});
