#!/usr/bin/env bash
# Photos of homes come from drones and telephones as .jpg: each a JPEG, as its first bytes and its type say. Many have smaller pictures behind the first
# one and say so in a segment of the standard for that (CIPA DC-007, MPF): drones of DJI a preview, telephones what brightens the picture. A reader
# of JPEG shows the first, as each browser does. One would expect that Pillow, the usual library for pictures in Python, calls such a file "JPEG", and
# knows besides that there is more in it. In fact its format is "MPO", its type image/mpo, and it is an animation of two frames: a check
# "format in (JPEG, PNG, WEBP)", which is how upload forms and Django's own fields tell the type, refuses it or stores a type that no browser knows.
# The same photo from a desk's program is "JPEG", so that a test with one passes. open(formats=["JPEG"]) opens it, and still calls it MPO.
# It hurts an agency whose photographer cannot upload the best photos, those from above. Here what a picture is follows from its first
# bytes, and what stands behind its end is dropped (internal/raster).
set -euo pipefail
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
chmod 755 "$dir"
cd "$dir"
apt-get download -qq python3-pil=9.4.0-1.1+deb12u1 libimagequant0 libjpeg62-turbo liblcms2-2 libopenjp2-7 libtiff6 libwebp7 libwebpdemux2 \
  libwebpmux3 libraqm0 libfreetype6 libxcb1 2> /dev/null
for package in *.deb; do dpkg -x "$package" root; done
cat > photo.py <<'PY'
from PIL import Image

photo, preview = Image.new('RGB', (400, 300), 'green'), Image.new('RGB', (100, 75), 'green')
photo.save('desk.jpg')
photo.save('drone.jpg', format='MPO', save_all=True, append_images=[preview])
for name in ['desk.jpg', 'drone.jpg']:
    with open(name, 'rb') as file:
        begins = file.read(3).hex()
    image = Image.open(name, formats=['JPEG'])
    print(f'{name} begins with {begins}: {image.format}, {image.get_format_mimetype()}, {getattr(image, "n_frames", 1)} frame(s)')
PY
libraries=$(find "$dir/root" -name '*.so.*' -printf '%h\n' | sort -u | paste -sd:)
seen=$(LD_LIBRARY_PATH=$libraries PYTHONPATH=$dir/root/usr/lib/python3/dist-packages /usr/bin/python3 photo.py)
echo "Pillow $(dpkg-deb -f python3-pil_*.deb Version)"
echo "$seen"
expected='desk.jpg begins with ffd8ff: JPEG, image/jpeg, 1 frame(s)
drone.jpg begins with ffd8ff: MPO, image/mpo, 2 frame(s)'
if [ "$seen" != "$expected" ]; then
  echo 'The behaviour is another now.'
  exit 1
fi
