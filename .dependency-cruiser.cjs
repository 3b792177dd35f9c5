// The arrows of the house: terminology <- cases <- patient <- assessment <- server; contract <- server, web.
const only = (name, from, allowed, comment) => ({
  name,
  comment,
  severity: "error",
  from: { path: from, pathNot: "(\\.test\\.tsx?$|/testing/)" },
  to: { path: "^(packages|apps)/", pathNot: allowed },
});

/** Pure packages may not reach Node, the DOM's packages or anything that does I/O. */
const pure = (folder, npm) => [
  {
    name: `${folder}-is-pure`,
    comment: "no clock, no randomness, no I/O, no DOM, no Node",
    severity: "error",
    from: {
      path: `^packages/${folder}/src/`,
      pathNot: "(\\.test\\.ts$|/testing/|^packages/cases/src/files/)",
    },
    to: { dependencyTypes: ["core"] },
  },
  {
    name: `${folder}-needs-little`,
    severity: "error",
    from: { path: `^packages/${folder}/src/`, pathNot: "(\\.test\\.ts$|/testing/)" },
    to: { path: "node_modules", pathNot: npm || "^$" },
  },
];

module.exports = {
  forbidden: [
    {
      name: "no-circular",
      severity: "error",
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ["type-only"] } },
    },
    only("terminology-stands-alone", "^packages/terminology/src/", "^packages/terminology/"),
    only(
      "contract-needs-terminology-only",
      "^packages/contract/src/",
      "^packages/(contract|terminology|portrait|sounds)/",
    ),
    only("ecg-stands-alone", "^packages/ecg/src/", "^packages/ecg/"),
    only("imaging-stands-alone", "^packages/imaging/src/", "^packages/imaging/"),
    only("sounds-stand-alone", "^packages/sounds/src/", "^packages/sounds/"),
    only("portrait-stands-alone", "^packages/portrait/src/", "^packages/portrait/"),
    only(
      "cases-need-terminology",
      "^packages/cases/src/",
      "^packages/(cases|terminology|ecg|portrait|imaging|sounds)/",
    ),
    only(
      "patient-needs-cases",
      "^packages/patient/src/",
      "^packages/(patient|cases|terminology|ecg|portrait|imaging|sounds)/",
    ),
    only(
      "assessment-needs-patient",
      "^packages/assessment/src/",
      "^packages/(assessment|patient|cases|terminology|ecg)/",
    ),
    only("server-never-imports-web", "^apps/server/src/", "^(packages/|apps/server/)"),
    only(
      "web-sees-contract-and-patient",
      "^apps/web/src/",
      "^(apps/web/|packages/(contract|terminology|ecg|portrait|sounds|patient|cases)/)",
    ),
    only(
      "studio-writes-cases",
      "^apps/studio/src/(?!page/)",
      "^(packages/(assessment|patient|cases|terminology)/|apps/studio/src/(?!page/))",
    ),
    only(
      "studio-page-sees-its-contract",
      "^apps/studio/src/page/",
      "^(packages/cases/src/scaffold/attribute-hints\\.ts$|apps/(studio/src/(page/|contract\\.ts$)|web/src/(components/ui|components/layout/theme-toggle|lib)/?))",
    ),
    {
      name: "nobody-needs-the-studio",
      severity: "error",
      from: { pathNot: "^apps/studio/" },
      to: { path: "^apps/studio/" },
    },
    {
      name: "web-never-sees-the-library",
      comment:
        "diagnoses, rubrics and results do not reach a browser before they are earned; offline practice has the sample case",
      severity: "error",
      from: { path: "^apps/web/src/" },
      to: { path: "^packages/(cases/(library/|src/files/)|assessment/)", reachable: true },
    },
    {
      name: "offline-practice-alone-imports-the-patient",
      severity: "error",
      from: {
        path: "^apps/web/src/",
        pathNot: "(^apps/web/src/features/offline/|\\.test\\.tsx?$)",
      },
      to: { path: "^packages/(patient|cases)/", dependencyTypesNot: ["type-only"] },
    },
    {
      name: "features-never-import-features",
      comment: "routes compose features; what two need belongs to components or lib",
      severity: "error",
      from: { path: "^apps/web/src/features/([^/]+)/" },
      to: {
        path: "^apps/web/src/features/",
        pathNot: "^apps/web/src/features/($1|outbox|offline)/",
      },
    },
    ...pure("contract", "node_modules/zod"),
    ...pure("terminology", "node_modules/zod"),
    ...pure("ecg"),
    ...pure("portrait", "node_modules/zod"),
    ...pure("imaging", "node_modules/zod"),
    ...pure("sounds", "node_modules/zod"),
    ...pure("cases", "node_modules/(zod|yaml)"),
    ...pure("patient"),
    ...pure("assessment"),
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: { path: "(^|/)dist/" },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.json" },
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "types", "default"],
      extensions: [".ts", ".tsx", ".mjs", ".js", ".json"],
    },
  },
};
