import { data } from "react-router";

/** The submitted form; a body that is not a form is a 400. */
export async function readForm(request: Request): Promise<FormData> {
  try {
    return await request.formData();
  } catch {
    throw data({ code: "malformed_body", message: "core.error_malformed_body" }, { status: 400 });
  }
}
