package render

import (
	"bytes"

	"github.com/klauspost/compress/zstd"
)

// packer keeps texts that are alike as what differs from one of them. It is safe for concurrent use. A nil one keeps them whole.
type packer struct {
	encoder *zstd.Encoder
	decoder *zstd.Decoder
}

// newPacker returns a packer for texts like this one.
func newPacker(like string) *packer {
	const dictionary = 1 // its number; there is no other
	encoder, _ := zstd.NewWriter(nil, zstd.WithEncoderDictRaw(dictionary, []byte(like)), zstd.WithEncoderLevel(zstd.SpeedFastest),
		zstd.WithWindowSize(packerWindow), zstd.WithEncoderCRC(false)) // fails only for invalid options, as below
	decoder, _ := zstd.NewReader(nil, zstd.WithDecoderDictRaw(dictionary, []byte(like)))
	return &packer{encoder, decoder}
}

// packerWindow is larger than nearly all elements are.
const packerWindow = 64 << 10

func (p *packer) pack(text string) []byte {
	if p == nil {
		return []byte(text)
	}
	return bytes.Clone(p.encoder.EncodeAll([]byte(text), nil)) // a clone, because it has room for the whole text
}

func (p *packer) unpack(packed []byte) (string, error) {
	if p == nil {
		return string(packed), nil
	}
	text, err := p.decoder.DecodeAll(packed, nil)
	return string(text), err
}
