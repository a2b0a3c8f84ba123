package rastertest

import (
	"bytes"
	"encoding/binary"
	"strings"
)

// Box is a part of an MP4 with what is in it.
func Box(kind string, parts ...string) string {
	body := strings.Join(parts, "")
	return string(binary.BigEndian.AppendUint32(nil, uint32(8+len(body)))) + kind + body
}

// Numbers are numbers of 32 bits, as MP4 has them.
func Numbers(list ...int) string {
	var b []byte
	for _, n := range list {
		b = binary.BigEndian.AppendUint32(b, uint32(n))
	}
	return string(b)
}

// Track is a track of an MP4, with a sample in each of its chunks. More stands in the track beside what it needs.
type Track struct {
	ID             int
	Handler, Codec string
	Samples        []string
	More           string
}

// box is the track whose samples begin at these places.
func (t Track) box(places []int) string {
	sizes := make([]int, 0, len(t.Samples))
	for _, s := range t.Samples {
		sizes = append(sizes, len(s))
	}
	entry := Box(t.Codec, strings.Repeat("\x00", 28))
	if t.Handler == "vide" {
		entry = Box(t.Codec, strings.Repeat("\x00", 42), "\x1fprogram "+Secret, strings.Repeat("\x00", 78-42-9-len(Secret)),
			Box("avcC", "how to decode it"))
	}
	stbl := Box("stbl", Box("stsd", Numbers(0, 1), entry), Box("stts", Numbers(0, 1, len(sizes), 1)), Box("stsc", Numbers(0, 1, 1, 1, 1)),
		Box("stsz", Numbers(append([]int{0, 0, len(sizes)}, sizes...)...)),
		Box("stco", Numbers(append([]int{0, len(places)}, places...)...)))
	minf := Box("minf", Box("vmhd", Numbers(1, 0, 0)), Box("dinf", Box("dref", Numbers(0, 1), Box("alis", Numbers(1), Secret))), stbl)
	mdia := Box("mdia", Box("mdhd", Numbers(0, 0x5ec2e7, 0x5ec2e7, 1000, 1000, 0)), Box("hdlr", Numbers(0, 0), t.Handler, Numbers(0, 0, 0),
		"handler "+Secret+"\x00"), minf)
	return Box("trak", Box("tkhd", Numbers(3, 0x5ec2e7, 0x5ec2e7, t.ID, 0, 1000), strings.Repeat("\x00", 60)), t.More, mdia)
}

// MP4 is a video of tracks: its beginning, the movie before or after the media, and after that an end. Between two samples stands gap.
func MP4(begin string, movieFirst bool, more, gap, end string, tracks ...Track) []byte {
	places, media := make([][]int, len(tracks)), gap
	for round := 0; ; round++ {
		some := false
		for i, t := range tracks {
			if round < len(t.Samples) {
				places[i], some = append(places[i], len(media)), true
				media += t.Samples[round] + gap
			}
		}
		if !some {
			break
		}
	}
	movie := func(from int) string {
		parts := []string{Box("mvhd", Numbers(0, 0x5ec2e7, 0x5ec2e7, 1000, 1000), strings.Repeat("\x00", 80)), more}
		for i, t := range tracks {
			moved := make([]int, len(places[i]))
			for j, at := range places[i] {
				moved[j] = at + from
			}
			parts = append(parts, t.box(moved))
		}
		return Box("moov", parts...)
	}
	if movieFirst {
		return []byte(begin + movie(len(begin)+len(movie(0))+8) + Box("mdat", media) + end)
	}
	return []byte(begin + Box("mdat", media) + movie(len(begin)+8) + end)
}

// Video is an MP4 that says Secret wherever programs write the place where it was taken: in its user data, names, times and unused space,
// in a track of texts, and after its end. Its pictures are "picture one" and "picture two", its sound "sound".
func Video() []byte {
	notes := Box("udta", Box("\xa9xyz", Secret)) + Box("meta", Box("ilst", Box("data", Secret))) + Box("uuid", Secret+" and more")
	return MP4(Box("ftyp", "isommp42"), true, notes, Secret, Box("free", Secret)+"SEFT"+Secret,
		Track{1, "vide", "avc1", []string{"picture one", "picture two"}, notes},
		Track{2, "soun", "mp4a", []string{"sound"}, ""},
		Track{3, "sbtl", "tx3g", []string{Secret, Secret}, ""})
}

// Element is a part of a WebM.
func Element(id uint32, parts ...string) string {
	body := strings.Join(parts, "")
	name := bytes.TrimLeft(binary.BigEndian.AppendUint32(nil, id), "\x00")
	return string(binary.BigEndian.AppendUint64(name, 1<<56|uint64(len(body)))) + body
}

// short is the length of a text as Vorbis writes it.
func short(text string) string { return string([]byte{byte(len(text)), 0, 0, 0}) }

// WebM is a video that says Secret wherever programs write the place where it was taken. Its picture is "picture one".
func WebM() []byte {
	track := func(number, kind, codec, more string) string {
		return Element(0xae, Element(0xd7, number), Element(0x83, kind), Element(0x86, codec), Element(0x536e, Secret), more)
	}
	vorbis := "\x02\x01\x10" + "\x01vorbis and more" + "\x03vorbis" + short(Secret[:15]) + Secret[:15] + "\x01\x00\x00\x00" +
		short(Secret) + Secret + "\x01" + "\x05vorbis"
	tags := Element(0x1254c367, Element(0x7373, Element(0x67c8, Element(0x45a3, "LOCATION"), Element(0x4487, Secret))))
	info := Element(0x1549a966, Element(0x2ad7b1, "\x0f\x42\x40"), Element(0x4461, "\x5e\xc2\xe7\x5e\xc2\xe7\x5e\xc2"),
		Element(0x7ba9, Secret),
		Element(0x4d80, Secret), Element(0x5741, Secret))
	cluster := Element(0x1f43b675, Element(0xe7, "\x00"), Element(0xa3, "\x81\x00\x00\x80picture one"),
		Element(0xa3, "\x83\x00\x00\x80"+Secret),
		Element(0xa0, Element(0xa1, "\x83\x00\x00\x00"+Secret)), Element(0xec, Secret))
	body := Element(0x114d9b74, Element(0x4dbb, Element(0x53ab, "\x12\x54\xc3\x67"), Element(0x53ac, "\x01"))) + info +
		Element(0x1654ae6b, track("\x01", "\x01", "V_VP9", ""), track("\x02", "\x02", "A_VORBIS", Element(0x63a2, vorbis)),
			track("\x03", "\x11", "S_TEXT/UTF8", "")) + cluster + tags +
		Element(0x1941a469, Element(0x61a7, Element(0x466e, Secret))) + Element(0x1043a770, Element(0x45b9, Secret))
	return []byte(Element(0x1a45dfa3, Element(0x4282, "webm")) + Element(0x18538067, body) + Secret)
}
