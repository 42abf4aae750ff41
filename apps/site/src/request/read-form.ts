import { data } from "react-router";

/** The form that was sent; a body that is none is its sender's mistake, 400. */
export async function readForm(request: Request): Promise<FormData> {
  try {
    return await request.formData();
  } catch {
    throw data({ code: "malformed_body", message: "core.error_malformed_body" }, { status: 400 });
  }
}
