/** `npm run config`: see backend/config/main.ts, which is also the role `config` of the image. */
import "../../backend/config/main.ts"
