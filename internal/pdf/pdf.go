// Package pdf takes out of PDF documents what they say beside what they show: who made them, with what and when, and where the photos in
// them were taken. No byte moves, because a PDF contains offsets in its file.
package pdf

import (
	"bytes"
	"errors"
	"regexp"
	"strconv"
)

// Reasons for which a document is refused.
var (
	ErrBroken    = errors.New("is no PDF that can be read")
	ErrEncrypted = errors.New("is encrypted, so that what its photos say of the place cannot be taken out: " +
		"print it to a new PDF, without a password or restrictions")
	ErrSigned = errors.New("is signed, and has photos that say where or by whom they were taken, " +
		"which cannot be taken out of a signed file: " +
		"print it to a new PDF")
	ErrPortfolio = errors.New("is a portfolio, a cover around other documents, which would come without them: name each of these by itself")
	ErrNoPage    = errors.New("has no page that can be read: save it anew from the program that made it")
	ErrCut       = errors.New("is cut off: its end is missing, or pages that it names")
	ErrPacked    = errors.New("has parts that say where or by whom they were made, packed so that they cannot be taken out: " +
		"print it to a new PDF")
)

var (
	objects   = regexp.MustCompile(`(\d{1,10})\s+\d{1,5}\s+obj\b`)
	streams   = regexp.MustCompile(`>>\s*stream\r?\n?`)
	endings   = regexp.MustCompile(`\bendobj\b`)
	length    = regexp.MustCompile(`/Length\s+(\d{1,10})(\s+\d+\s+R)?`)
	infos     = regexp.MustCompile(`/Info\s+(\d{1,10})\s+\d+\s+R`)
	encrypted = regexp.MustCompile(`/Encrypt\s*(\d+\s+\d+\s+R|<<)`)
	catalog   = regexp.MustCompile(`/Type\s*/Catalog\b`)
	portfolio = regexp.MustCompile(`/Collection\s*(\d+\s+\d+\s+R|<<)`)
	signed    = regexp.MustCompile(`/ByteRange\s*\[`)
)

// object is an object of a document: its number, and where its text and its stream are in the file. packs is what a stream of
// objects has, and unpacked the same before it was changed.
type object struct {
	number       int
	text, stream []byte
	packs        []byte
	unpacked     []byte
}

// document is the work on one document.
type document struct {
	data     []byte
	list     []object
	inner    []object // those of streams of objects, without streams of their own
	outside  []byte   // everything but streams
	behind   []byte   // what stands behind its last object
	info     map[int]bool
	profiles map[int]bool // the numbers of its colour profiles
	unpacked int          // bytes that were unpacked
}

// Bare takes out of a document, in place, its author, title, programs, times and XMP, the metadata of the JPEG and JPEG 2000 files in it,
// the texts of its colour profiles, the files attached to it and what programs store in it for themselves. A signed
// document whose photos say nothing stays as it is, byte for byte, because any change breaks the signature.
func Bare(data []byte) error {
	if !bytes.Contains(data[:min(len(data), 1024)], []byte("%PDF-")) {
		return ErrBroken
	}
	d := &document{data: data, info: map[int]bool{}}
	d.scan()
	if encrypted.Match(d.outside) {
		return ErrEncrypted
	}
	if signed.Match(d.outside) {
		return d.photosSayNothing()
	}
	if err := d.unpackObjects(); err != nil {
		return err
	}
	for o := range d.objects {
		if portfolio.Match(o.text) && catalog.Match(o.text) {
			return ErrPortfolio
		}
	}
	d.findInfo()
	d.findProfiles()
	d.bareApart()
	for _, o := range d.list {
		if err := d.bare(o); err != nil {
			return err
		}
	}
	return d.packObjects()
}

// scan finds the objects in the order of the file, those of earlier revisions too.
func (d *document) scan() {
	for at := 0; ; {
		found := objects.FindSubmatchIndex(d.data[at:])
		if found == nil {
			d.behind = d.data[at:]
			d.outside = append(d.outside, d.behind...)
			return
		}
		o := object{}
		o.number, _ = strconv.Atoi(string(d.data[at+found[2] : at+found[3]])) // at most ten digits
		begin := at + found[1]
		end := len(d.data)
		if e := endings.FindIndex(d.data[begin:]); e != nil {
			end = begin + e[0]
		}
		next := end
		if s := streams.FindIndex(d.data[begin:end]); s != nil {
			o.text = d.data[begin : begin+s[0]+2]
			o.stream = d.streamAt(o.text, begin+s[1])
			next = begin + s[1] + len(o.stream)
		} else {
			o.text = d.data[begin:end]
		}
		d.outside = append(append(append(d.outside, d.data[at:begin]...), o.text...), '\n')
		d.list = append(d.list, o)
		at = next
	}
}

// streamAt is the stream that begins at a place: as long as its object says, when it ends there, otherwise up to the next end of one.
func (d *document) streamAt(text []byte, at int) []byte {
	if said := length.FindSubmatch(text); said != nil && len(said[2]) == 0 {
		n, _ := strconv.Atoi(string(said[1]))
		if end := at + n; end <= len(d.data) && bytes.HasPrefix(bytes.TrimLeft(d.data[end:min(len(d.data), end+16)], "\r\n "),
			[]byte("endstr")) {
			return d.data[at:end]
		}
	}
	end := bytes.Index(d.data[at:], []byte("endstream"))
	if end < 0 {
		return d.data[at:]
	}
	return bytes.TrimSuffix(bytes.TrimSuffix(d.data[at:at+end], []byte("\n")), []byte("\r"))
}

var references = regexp.MustCompile(`(\d{1,10})\s+\d+\s+R\b`)

// findInfo notes which objects say who made the document, of every revision, and those that they refer to.
func (d *document) findInfo() {
	for _, found := range infos.FindAllSubmatch(d.outside, -1) {
		n, _ := strconv.Atoi(string(found[1]))
		d.info[n] = true
	}
	for o := range d.objects {
		if d.info[o.number] {
			for _, n := range referred(o.text) {
				d.info[n] = true
			}
		}
	}
}

// objects gives all objects, those of streams of objects too.
func (d *document) objects(yield func(object) bool) {
	for _, o := range d.list {
		if !yield(o) {
			return
		}
	}
	for _, o := range d.inner {
		if !yield(o) {
			return
		}
	}
}

// referred are the numbers of the objects that a text refers to.
func referred(text []byte) (numbers []int) {
	for _, found := range references.FindAllSubmatch(text, -1) {
		n, _ := strconv.Atoi(string(found[1])) // at most ten digits
		numbers = append(numbers, n)
	}
	return numbers
}
