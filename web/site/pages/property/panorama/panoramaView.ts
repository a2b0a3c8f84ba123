/** What a visitor sees of a panorama: angles in radians, 0 is its middle; `zoom` is the tangent of half the height of the view. */
export interface View {
  yaw: number;
  pitch: number;
  zoom: number;
}

const [nearest, widest] = [0.25, 1.1];

/** A view turned and zoomed, at most to straight up or straight down. */
export function turned({ yaw, pitch, zoom }: View, right: number, up: number, closer = 1): View {
  const limit = Math.PI / 2;
  return {
    yaw: (yaw + right) % (2 * Math.PI),
    pitch: Math.max(-limit, Math.min(limit, pitch + up)),
    zoom: Math.max(nearest, Math.min(widest, zoom / closer)),
  };
}

const corners = `#version 300 es
in vec2 corner; out vec2 at;
void main() { at = corner; gl_Position = vec4(corner, 0, 1); }`;

// For each point of the screen: its direction, tilted and then turned, gives the place in the picture to draw.
const sphere = `#version 300 es
precision highp float;
uniform sampler2D picture; uniform vec4 view; in vec2 at; out vec4 colour;
void main() {
  vec3 d = normalize(vec3(at.x * view.z * view.w, at.y * view.z, -1));
  float c = cos(view.y), s = sin(view.y);
  d.yz = vec2(c * d.y - s * d.z, s * d.y + c * d.z);
  float around = (atan(d.x, -d.z) + view.x) / 6.2831853, above = asin(clamp(d.y, -1.0, 1.0)) / 3.14159265;
  colour = texture(picture, vec2(around + 0.5, 0.5 - above));
}`;

/** Draws panoramas on a canvas; null where the browser has no WebGL. */
export function panoramaScreen(canvas: HTMLCanvasElement) {
  const gl = canvas.getContext('webgl2');
  const program = gl && linked(gl);
  if (!gl || !program) return null;
  gl.bindBuffer(gl.ARRAY_BUFFER, gl.createBuffer());
  gl.bufferData(gl.ARRAY_BUFFER, new Float32Array([-1, -1, 3, -1, -1, 3]), gl.STATIC_DRAW);
  gl.enableVertexAttribArray(0);
  gl.vertexAttribPointer(0, 2, gl.FLOAT, false, 0, 0);
  gl.bindTexture(gl.TEXTURE_2D, gl.createTexture());
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, gl.LINEAR);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_T, gl.CLAMP_TO_EDGE);
  const place = gl.getUniformLocation(program, 'view');
  return {
    /** Uploads a picture, scaled down to what the device can hold; false when that was needed. */
    show(image: HTMLImageElement): boolean {
      const most = gl.getParameter(gl.MAX_TEXTURE_SIZE);
      gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGBA, gl.RGBA, gl.UNSIGNED_BYTE, atMost(image, most));
      return image.naturalWidth <= most;
    },
    draw({ yaw, pitch, zoom }: View) {
      const scale = Math.min(devicePixelRatio, 2);
      canvas.width = Math.round(canvas.clientWidth * scale);
      canvas.height = Math.round(canvas.clientHeight * scale);
      gl.viewport(0, 0, canvas.width, canvas.height);
      gl.uniform4f(place, yaw, pitch, zoom, canvas.width / Math.max(1, canvas.height));
      gl.drawArrays(gl.TRIANGLES, 0, 3);
    },
  };
}

function linked(gl: WebGL2RenderingContext): WebGLProgram | null {
  const program = gl.createProgram();
  for (const [kind, source] of [
    [gl.VERTEX_SHADER, corners],
    [gl.FRAGMENT_SHADER, sphere],
  ] as const) {
    const shader = gl.createShader(kind);
    if (!shader) return null;
    gl.shaderSource(shader, source);
    gl.compileShader(shader);
    gl.attachShader(program, shader);
  }
  gl.bindAttribLocation(program, 0, 'corner');
  gl.linkProgram(program);
  if (!gl.getProgramParameter(program, gl.LINK_STATUS)) return null;
  // biome-ignore lint/correctness/useHookAtTopLevel: a method of WebGL
  gl.useProgram(program);
  return program;
}

function atMost(image: HTMLImageElement, most: number): HTMLImageElement | HTMLCanvasElement {
  if (image.naturalWidth <= most) return image;
  const smaller = document.createElement('canvas');
  smaller.width = most;
  smaller.height = most / 2;
  smaller.getContext('2d')?.drawImage(image, 0, 0, most, most / 2);
  return smaller;
}
