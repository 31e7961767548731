/** In place of what the widgets of React Aria say in languages that nobody can choose: vite.config.ts. */
export default {}
