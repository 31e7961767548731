/** Replaces the texts of React Aria's widgets in languages that are not offered: vite.config.ts. */
export default {}
