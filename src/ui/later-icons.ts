// Icons that no first page shows, so that they are loaded with the screens that do; on the same grid as those of Icon.tsx.
export const keyIcon = "M8.5 19a4.5 4.5 0 1 0 0-9 4.5 4.5 0 0 0 0 9ZM11.8 11.4 19.5 4M16 7.5l2.5 2.5"
export const mailIcon = "M3.5 6h17v12.5h-17zM4 6.5l8 6.5 8-6.5"
export const printIcon = "M7 8V3.5h10V8M7 17H4V8h16v9h-3M7 14h10v6.5H7z"
export const receiptIcon = "M6 3.5h12v17l-3-2-3 2-3-2-3 2zM9 8h6M9 12h6"
export const trashIcon = "M4 7h16M9.5 7V4h5v3M6 7l1 13.5h10L18 7M10 11v6M14 11v6"
export const calendarIcon = "M4 6.5h16v13H4zM4 10.5h16M8 3.5v4M16 3.5v4"
export const arrowLeftIcon = "M19 12H5m6-6-6 6 6 6"
export const arrowRightIcon = "M5 12h14m-6-6 6 6-6 6"
export const checkIcon = "M5 12.5 9.5 17 19 7.5"
export const ticketIcon =
  "M3.5 7h17v3.5a1.5 1.5 0 0 0 0 3V17h-17v-3.5a1.5 1.5 0 0 0 0-3ZM14 7v1.5M14 11.25v1.5M14 15.5V17"
