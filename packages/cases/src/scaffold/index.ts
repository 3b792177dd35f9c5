export {
  askedOfAuthor,
  scaffoldAnswers,
  scaffoldQuestions,
  type Checked,
  type ScaffoldQuestion,
} from "./answers.ts";
export { scaffold } from "./scaffold.ts";
