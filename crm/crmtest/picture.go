package crmtest

import (
	"bytes"
	"fmt"
	"image"
	"image/jpeg"
	"math/rand/v2"
	"net/http"
	"sync"
)

// photograph is a JPEG of 150 × 100 pixels.
var photograph = sync.OnceValue(func() []byte {
	m := image.NewRGBA(image.Rect(0, 0, 150, 100))
	random := rand.New(rand.NewPCG(1, 2))
	for i := range m.Pix {
		m.Pix[i] = uint8(i>>9) + uint8(random.IntN(24))
	}
	var out bytes.Buffer
	if err := jpeg.Encode(&out, m, &jpeg.Options{Quality: 70}); err != nil {
		panic(err)
	}
	return out.Bytes()
})

// Picture answers with a picture, another one at each path.
func Picture(w http.ResponseWriter, r *http.Request) {
	w.Write(photograph())
	fmt.Fprint(w, r.URL.Path)
}
