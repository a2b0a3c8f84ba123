package mediafiles_test

import (
	"bytes"
	"crypto/sha256"
	"encoding/binary"
	"errors"
	"hash/crc32"
	"image"
	"image/jpeg"
	"image/png"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"testing/fstest"

	"github.com/gevel/gevel/intake"
	"github.com/gevel/gevel/intake/mediafiles"
	"github.com/gevel/gevel/internal/foldertest"
	"github.com/gevel/gevel/internal/oddpicture"
	"github.com/gevel/gevel/internal/rastertest"
	"github.com/gevel/gevel/limits"
)

// huge returns the start of a PNG of 20000 by 10000 pixels.
func huge() []byte {
	var b bytes.Buffer
	b.WriteString("\x89PNG\r\n\x1a\n")
	head := append([]byte("IHDR"), 0, 0, 0x4e, 0x20, 0, 0, 0x27, 0x10, 8, 2, 0, 0, 0)
	binary.Write(&b, binary.BigEndian, uint32(13))
	b.Write(head)
	binary.Write(&b, binary.BigEndian, crc32.ChecksumIEEE(head))
	b.WriteString("\x00\x00\x00\x00IEND\xaeB\x60\x82")
	return b.Bytes()
}

func TestImportRefusesBrokenAndHugePictures(t *testing.T) {
	store, media := foldertest.Open(t)
	picture := image.NewRGBA(image.Rect(0, 0, 300, 300))
	var j, p bytes.Buffer
	if err := jpeg.Encode(&j, picture, nil); err != nil {
		t.Fatal(err)
	}
	if err := png.Encode(&p, picture); err != nil {
		t.Fatal(err)
	}
	folder := foldertest.Small(t)
	for name, data := range map[string][]byte{"half.jpg": j.Bytes()[:j.Len()/2], "half.png": p.Bytes()[:p.Len()-20], "huge.png": huge(),
		"text.jpg": []byte("no picture"), "whole.png": p.Bytes(), "saved.jfif": j.Bytes(),
		"notes.txt": []byte("no picture"), "scan.tif": []byte("II*\x00\x08\x00\x00\x00"),
		"phone.heic": []byte("\x00\x00\x00\x18ftypheic\x00\x00\x00\x00mif1heic"),
		"motion.jpg": append(bytes.Clone(j.Bytes()), rastertest.Video()...),
		"zeros.jpg":  append(bytes.Clone(j.Bytes()), make([]byte, 9000)...),
		"phone.jpg":  []byte("\x00\x00\x00\x18ftypheic\x00\x00\x00\x00mif1heic"),
		"scans.jpg":  oddpicture.ManyScans(64, 64, limits.PictureScans+1),
		"deep.png":   oddpicture.PNG(6000, 5000, oddpicture.Depth{Bits: 16, Colours: 6})} {
		folder["photos/"+name] = &fstest.MapFile{Data: data}
	}
	folder["properties/1096.json"].Data = []byte(foldertest.PropertyFile(`"price":1,"plans":["half.jpg","half.png","huge.png","text.jpg",` +
		`"whole.png","scans.jpg","deep.png","motion.jpg","zeros.jpg","phone.jpg","saved.jfif","scan.tif","notes.txt","phone.heic"]`))
	_, err := intake.ImportWith(t.Context(), store, folder, media, intake.Options{Strict: true})
	if err == nil {
		t.Fatal("a folder with broken and huge pictures was imported without an error")
	}
	for _, want := range []string{
		"plans[0]: photos/half.jpg is cut off", "plans[1]: photos/half.png is cut off",
		"plans[2]: photos/huge.png has 200 megapixels; at most 50 are allowed", "plans[3]: photos/text.jpg is not a picture",
		"plans[5]: photos/scans.jpg has 21 scans", "plans[6]: photos/deep.png takes 228 MiB of memory to open; at most 200 are allowed",
		"plans[9]: photos/phone.jpg is a HEIC photo, not a kind of picture that the site takes: save it as JPEG",
		"plans[11]: photos/scan.tif is a TIFF or a raw photo, not a kind of picture that the site takes: save it as JPEG",
		"plans[12]: photos/notes.txt is not a picture", "plans[13]: photos/phone.heic is a HEIC photo",
	} {
		if !strings.Contains(err.Error(), want) {
			t.Errorf("want the problem %q in:\n%v", want, err)
		}
	}
	if strings.Contains(err.Error(), "whole.png") || strings.Contains(err.Error(), "motion") || strings.Contains(err.Error(), "zeros") ||
		strings.Contains(err.Error(), "saved.jfif") {
		t.Errorf("a picture that is whole was refused, whatever comes after its end: %v", err)
	}
}

// TestAPictureIsOfTheKindThatItsContentIs imports pictures whose names say another kind: mail programs and the services that show a link's
// picture believe the type that it is sent with.
func TestAPictureIsOfTheKindThatItsContentIs(t *testing.T) {
	store, media := foldertest.Open(t)
	picture := image.NewGray(image.Rect(0, 0, 300, 300))
	var j, p bytes.Buffer
	if err := errors.Join(jpeg.Encode(&j, picture, nil), png.Encode(&p, picture)); err != nil {
		t.Fatal(err)
	}
	folder := foldertest.Small(t)
	folder["photos/a.png"] = &fstest.MapFile{Data: j.Bytes()}
	folder["photos/b.JPEG"] = &fstest.MapFile{Data: p.Bytes()}
	folder["properties/1096.json"].Data = []byte(foldertest.PropertyFile(`"price":250000,"plans":["a.png","b.JPEG"]`))
	if _, err := intake.ImportWith(t.Context(), store, folder, media, intake.Options{Strict: true}); err != nil {
		t.Fatal(err)
	}
	for data, extension := range map[*bytes.Buffer]string{&j: ".jpg", &p: ".png"} {
		sum := sha256.New()
		sum.Write(data.Bytes())
		if _, err := os.Stat(filepath.Join(media, mediafiles.SumOf(sum)+extension)); err != nil {
			t.Errorf("the picture that is %s is not stored as one: %v", extension, err)
		}
	}
}
