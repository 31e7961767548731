// Shows the password that is being typed. Without this script its button stays hidden.
const button = document.querySelector(".show")
const field = document.querySelector("#password")

const show = (isShown) => {
  field.type = isShown ? "text" : "password"
  const [toShow, toHide] = button.querySelectorAll("span")
  toShow.hidden = isShown
  toHide.hidden = !isShown
}

button.addEventListener("click", () => show(field.type === "password"))
// As text, browsers would offer it for other fields later.
field.form.addEventListener("submit", () => show(false))
button.hidden = false
