package main

import (
	"bytes"
	"crypto/rand"
	"encoding/json"
	"fmt"
	"mime/multipart"
	"net/url"
	"strings"
	"sync"

	"github.com/gevel/gevel/internal/oddpicture"
	"github.com/gevel/gevel/limits"
)

// fields posts plain forms with as many fields as the size limit lets through.
func fields(t *target, c *client) {
	var numbered, deep strings.Builder
	for i := range 90_000 {
		fmt.Fprintf(&numbered, "&filter.cities.%d=", i)
	}
	for deep.Len() < 900_000 {
		deep.WriteString("&filter.cities" + strings.Repeat(".0", 400) + "=x")
	}
	bodies := []string{"form=registerDemand" + numbered.String()[:980_000], "form=registerDemand" + deep.String(),
		"form=importProperties&properties.0=1", "form=sendContact&" + strings.Repeat("a=b&", 200_000)}
	c.repeat(2, 60, func(i int) {
		c.send("POST", "/nl/contact/", []byte(bodies[i%len(bodies)]), "Content-Type", "application/x-www-form-urlencoded")
	})
}

// bodies sends bodies over the size limit.
func bodies(t *target, c *client) {
	large := bytes.Repeat([]byte(" "), 12<<20)
	c.repeat(2, 200, func(i int) {
		switch i % 4 {
		case 0:
			c.send("POST", "/graphql", large, "Content-Type", "application/json")
		case 1:
			c.send("POST", "/nl/contact/", large, "Content-Type", "application/x-www-form-urlencoded")
		case 2:
			c.send("POST", "/captcha", large)
		case 3:
			c.send("POST", "/nl/nergens/", large, "Content-Type", "multipart/form-data; boundary=b")
		}
	})
}

// pictures sends testimonials whose pictures are small files and a little more than may be decoded, or as much as may be.
func pictures(t *target, c *client) {
	odd := oddPictures()
	c.repeat(4, 200, func(i int) { c.testimonial(odd[i%len(odd)]) })
}

// oddPictures makes the pictures once, because that takes some seconds.
var oddPictures = sync.OnceValue(func() [][]byte {
	return [][]byte{
		oddpicture.ManyScans(64, 64, limits.PictureScans+1), oddpicture.PNG(5000, 3000, oddpicture.Depth{Bits: 16, Colours: 6}),
		oddpicture.PNG(5000, 4000, oddpicture.Depth{Bits: 8, Colours: 6, Interlaced: true}),
		oddpicture.PNG(5000, limits.UploadPixels/5000+1, oddpicture.Depth{Bits: 1, Colours: 0}),
		oddpicture.PNG(5000, limits.UploadPixels/5000, oddpicture.Depth{Bits: 8, Colours: 3}),
		oddpicture.ManyScans(4400, 4400, limits.PictureScans),
		[]byte("\x89PNG\r\n\x1a\nnothing"),
	}
})

// testimonial sends a form with a picture, as a GraphQL multipart request.
func (c *client) testimonial(picture []byte) {
	input := c.envelope(rand.Text())
	input["name"], input["comment"], input["publish"], input["image"] = "An", "Alles ging heel vlot, dank u wel.", true, nil
	text,
		_ := json.Marshal(map[string]any{"query": `mutation($input: TestimonialInput!) { postTestimonial(input: $input) { __typename ` +
		`... on InvalidInput { problems { path code } } } }`, "variables": map[string]any{"input": input}})
	var b bytes.Buffer
	w := multipart.NewWriter(&b)
	w.WriteField("operations", string(text))
	w.WriteField("map", `{"0":["variables.input.image"]}`)
	if part, err := w.CreateFormFile("0", "picture.jpg"); err == nil {
		part.Write(picture)
	}
	w.Close()
	c.send("POST", "/graphql", b.Bytes(), "Content-Type", w.FormDataContentType())
}

// passwords guesses an owner's password, from one network and from many.
func passwords(t *target, c *client) {
	c.repeat(4, 400, func(i int) {
		headers := []string{"Content-Type", "application/json"}
		if i%2 == 0 {
			headers = append(headers, "X-Forwarded-For", "203.0.113.9")
		}
		c.query(`mutation($input: SignInInput!) { signIn(input: $input) { __typename } }`,
			map[string]any{"input": map[string]any{"language": "NL", "email": "lieve.claes@example.com",
				"password": url.QueryEscape(rand.Text())}}, headers...)
	})
}
