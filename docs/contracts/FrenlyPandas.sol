// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

interface Receiver {
    function onERC721Received(address operator, address from, uint256 id, bytes calldata data) external returns (bytes4);
}

/// Pandas of a Frenly site as tokens: ERC-721, ERC-721 Metadata and ERC-165. The number of a token is the number of the
/// panda. What a token is stands in the chain itself: its tokenURI is a data address with name, traits and drawing, given
/// when it is minted and never changed. Only the minter can mint, each number once; the minter has no power over tokens.
contract FrenlyPandas {
    string public constant name = "Frenly pandas";
    string public constant symbol = "PANDA";

    /// Who may mint; can hand that over, which is how a key is changed.
    address public minter;

    mapping(uint256 => address) private owners;
    mapping(address => uint256) private balances;
    mapping(uint256 => address) private approvals;
    mapping(address => mapping(address => bool)) private operators;
    mapping(uint256 => address[]) private pieces;

    /// A piece is kept as the code of a contract, which has 24,576 bytes at most and begins with a zero, so that nothing runs it.
    uint256 private constant PIECE = 24_000;

    event Transfer(address indexed from, address indexed to, uint256 indexed tokenId);
    event Approval(address indexed owner, address indexed approved, uint256 indexed tokenId);
    event ApprovalForAll(address indexed owner, address indexed operator, bool approved);
    event MinterChanged(address indexed from, address indexed to);

    error NotMinter();
    error NoAddress();
    error NoToken(uint256 id);
    error Taken(uint256 id);
    error NotAllowed();
    error NotReceived();
    error NotKept();

    constructor(address firstMinter) {
        if (firstMinter == address(0)) revert NoAddress();
        minter = firstMinter;
        emit MinterChanged(address(0), firstMinter);
    }

    modifier onlyMinter() {
        if (msg.sender != minter) revert NotMinter();
        _;
    }

    function handOver(address next) external onlyMinter {
        if (next == address(0)) revert NoAddress();
        emit MinterChanged(minter, next);
        minter = next;
    }

    function mint(address to, uint256 id, string calldata uri) external onlyMinter {
        if (to == address(0)) revert NoAddress();
        if (owners[id] != address(0)) revert Taken(id);
        owners[id] = to;
        unchecked {
            balances[to] += 1;
        }
        keep(id, bytes(uri));
        emit Transfer(address(0), to, id);
        demandReceipt(address(0), to, id, "");
    }

    function supportsInterface(bytes4 id) external pure returns (bool) {
        // ERC-165, ERC-721 and ERC-721 Metadata.
        return id == 0x01ffc9a7 || id == 0x80ac58cd || id == 0x5b5e139f;
    }

    function balanceOf(address owner) external view returns (uint256) {
        if (owner == address(0)) revert NoAddress();
        return balances[owner];
    }

    function ownerOf(uint256 id) public view returns (address owner) {
        owner = owners[id];
        if (owner == address(0)) revert NoToken(id);
    }

    function tokenURI(uint256 id) external view returns (string memory) {
        ownerOf(id);
        address[] storage kept = pieces[id];
        bytes memory uri;
        for (uint256 n = 0; n < kept.length; n++) uri = bytes.concat(uri, read(kept[n]));
        return string(uri);
    }

    function approve(address to, uint256 id) external {
        address owner = ownerOf(id);
        if (msg.sender != owner && !operators[owner][msg.sender]) revert NotAllowed();
        approvals[id] = to;
        emit Approval(owner, to, id);
    }

    function getApproved(uint256 id) external view returns (address) {
        ownerOf(id);
        return approvals[id];
    }

    function setApprovalForAll(address operator, bool approved) external {
        operators[msg.sender][operator] = approved;
        emit ApprovalForAll(msg.sender, operator, approved);
    }

    function isApprovedForAll(address owner, address operator) external view returns (bool) {
        return operators[owner][operator];
    }

    function transferFrom(address from, address to, uint256 id) public {
        address owner = ownerOf(id);
        bool isAllowed = msg.sender == owner || approvals[id] == msg.sender || operators[owner][msg.sender];
        if (owner != from || !isAllowed) revert NotAllowed();
        if (to == address(0)) revert NoAddress();
        delete approvals[id];
        unchecked {
            balances[from] -= 1;
            balances[to] += 1;
        }
        owners[id] = to;
        emit Transfer(from, to, id);
    }

    function safeTransferFrom(address from, address to, uint256 id) external {
        safeTransferFrom(from, to, id, "");
    }

    function safeTransferFrom(address from, address to, uint256 id, bytes memory data) public {
        transferFrom(from, to, id);
        demandReceipt(from, to, id, data);
    }

    function demandReceipt(address from, address to, uint256 id, bytes memory data) private {
        if (to.code.length == 0) return;
        try Receiver(to).onERC721Received(msg.sender, from, id, data) returns (bytes4 said) {
            if (said != Receiver.onERC721Received.selector) revert NotReceived();
        } catch {
            revert NotReceived();
        }
    }

    function keep(uint256 id, bytes calldata uri) private {
        for (uint256 start = 0; start < uri.length; start += PIECE) {
            uint256 end = start + PIECE < uri.length ? start + PIECE : uri.length;
            // PUSH2 length, DUP1, PUSH1 12, PUSH1 0, CODECOPY, PUSH1 0, RETURN, then the code: a zero and the piece.
            bytes memory code = abi.encodePacked(
                hex"61", uint16(end - start + 1), hex"80600c6000396000f3", hex"00", uri[start:end]
            );
            address made;
            assembly {
                made := create(0, add(code, 32), mload(code))
            }
            if (made == address(0)) revert NotKept();
            pieces[id].push(made);
        }
    }

    function read(address piece) private view returns (bytes memory text) {
        uint256 size = piece.code.length - 1;
        text = new bytes(size);
        assembly {
            extcodecopy(piece, add(text, 32), 1, size)
        }
    }
}
